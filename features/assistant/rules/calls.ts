import type { Concept } from './concepts.ts';
import { groups } from './question-words.ts';

/**
 * What a question has to ask for to call for a passage by name: first forms of question-words.ts, all of those with a plus
 * between them, of any alternative. A passage of this list is for such questions alone, one behind a question mark is found
 * by its words, too.
 */
const lines = `
name-change: maiden name | maiden name + visa form
hand-in-child-consent: consent + child | consent
representative-end: quit + tax representative
hand-in-book-home: choose + consulate | choose + vfs | where to hand in
consulate-area: ? where to hand in
visa-centers: ? where to hand in
hand-in-book-vfs: book an appointment + vfs | book an appointment + consulate | book an appointment + d7
hand-in-book-portal: website + vfs | website + visa + vfs
hand-in-price-pay: how to pay + vfs | how to pay + visa | how to pay + consulate | how to pay + cost
hand-in-bring-form: visa form | visa form + d7
hand-in-bring-form-typed: visa form + by hand
guide:application-form: ? visa form | visa form + consulate | visa form + consulate + d7 | visa form + by mail
hand-in-bring-passport: copies + passport
hand-in-bring-copies: copies | copies + papers
hand-in-bring-record: criminal record + child | under 16 + criminal record
hand-in-bring-consent: portuguese record | portuguese record + criminal record
hand-in-bring-stay: green card | green card + d7 | green card + visa
hand-in-bring-address: us address
hand-in-bring-means: sponsor | sponsor + income
hand-in-bring-nif: nif + papers + visa | nif + papers + d7 | nif + papers + consulate | nif + papers + vfs
hand-in-keep-new-york: pending
hand-in-couple-certificate: marriage certificate | marriage certificate + apostille | marriage certificate + spouse
hand-in-couple-own-visa: visas together | visas together + spouse
hand-in-child-birth: birth certificate + child | birth certificate + child + apostille
hand-in-child-form: visa form + child
hand-in-d8-employee: remote employee + papers | remote employee + papers + d8
hand-in-d8-self-employed: self-employed + papers | self-employed + papers + d8
hand-in-d8-average: bank statements + d8 | bank statements + self-employed | bank statements + self-employed + d8
d7-or-d8: which visa | which visa + d7 | which visa + d8
d8-employer: remote employee + d8 | remote employee
d8-self-employed: self-employed | self-employed + d8 | self-employed + which visa
hand-in-bring-translation: translation | translation + apostille | translation + apostille + marriage certificate | translation + apostille + birth certificate
apply-in-portugal: tourist
income-currencies: currency + income | currency + bank account | currency + d7
income-accounts: retirement account + kinds of income | retirement account + d7 | retirement account + income
savings-alone: savings alone | savings alone + d7 | savings + income + d7
couple-income: add up + spouse + income + d7 | add up + spouse + income | add up + spouse | add up + income
eu-passport: eu passport
eu-spouse: eu passport + spouse
record-other-countries: other countries + criminal record
schengen-travel: schengen
travel-expired: has expired + absence + residence permit | has expired + absence | has expired + schengen | has expired + two entries | has expired
visa-entries: two entries
hand-in-keep-washington: keep your passport
hand-in-keep-san-francisco: keep your passport
vfs-mail: by mail + vfs | by mail + consulate
appointment-move: move the appointment
aima-late: no appointment + aima | no appointment
card-wait: card to arrive | card to arrive + aima | card to arrive + appointment | card to arrive + time
entry-declaration: declare entry
address-change: new address + aima | new address + report | new address + residence permit
permit-clock: 16 months
renewal-time: when to renew | renew + valid | renew + appointment
permanent-residence: permanent residence
driving-papers: driving + driving record | driving + papers | driving + papers + exchange
goods-papers: baggage certificate | household goods + papers
papers-list: visa list | visa list + papers
hand-in-bring-photos: photo
hand-in-bring-photos-size: photo
accommodation-kinds: proof of a short stay | proof of a short stay + lease | lease + register | lease + tax office
apostille-age: apostille + age | apostille + valid
tax-treaty: tax treaty | tax treaty + tax | tax + retirement account
criminal-conviction: convicted | convicted + criminal record | convicted + refused
family-members: family members
partner-unmarried: unmarried | unmarried + spouse
visa-refused: refused
hand-in-bring-insurance-days: insurance + time | insurance + valid
insurance-aima: insurance + aima
visit-90-days: without a visa
hand-in-bring-flight: flight ticket
hand-in-bring-letter: personal statement
citizenship-wait: ? citizenship
social-security-number: ? niss
nhr-closed: ? nhr
driving-license: ? driving
apostille-office: ? apostille + criminal record | apostille + birth certificate | which office | which office + marriage certificate
apostille-sealed: ? sealed | sealed + apostille | sealed + criminal record | sealed + apostille + criminal record
legal-advice: ? lawyer + hire
visa-fee: ? cost + visa | cost + d7
nif-alone: ? nif + from abroad
guide:bank-account: ? bank account | bank account + from abroad | bank account + power of attorney | bank account + papers
fatca: ? fatca | fatca + fbar
fbar: ? fbar | report + bank account | report + bank account + an amount
income-savings: ? savings | bank account + an amount | bank account + income | bank account + savings | bank account + income + d7 | bank account + d7 | savings + spouse | savings + d7
income-d7: ? income + d7 | income + spouse | income + spouse + d7
income-kinds: ? kinds of income + d7 | kinds of income + income + d7 | kinds of income + income
income-statements: ? bank statements | bank statements + income + d7
guide:proof-income: ? papers + income | papers + income + d7
family-couples: ? family reunification + unmarried + time
family-wait: ? visas together
apostille: ? apostille + cost | apostille + time
nif-representative: ? tax representative
work-d7: ? work + d7
tax-residence: ? tax resident
tax-residence-days: ? tax resident | tax resident + 183 days
lease-length: ? lease + register | lease + d7 | lease + d8 | lease + consulate | lease + visa
visa-length: ? once issued | once issued + time + visa
time-in-all: ? in all
pets: ? pet + in all
income-d8: ? income + d8 | income + d8 + spouse | income + d8 + child
processing-time: ? decide + time
pension-tax: ? nhr + tax | nhr + retirement account + income | nhr + retirement account + tax
guide:residence-permit: ? what to bring + aima | papers + aima | what to bring + appointment | papers + residence permit
permit-cost: ? cost + residence permit | cost + aima
permit-absence: ? absence + residence permit | absence | 183 days + residence permit | entries + residence permit
`;

const anAmount = 'an amount';
const firstForms = new Set([...groups.map(({ forms }) => forms[0]), anAmount]);

interface Call {
  alternatives: readonly (readonly string[])[];
  isOnly: boolean;
}

const calls: ReadonlyMap<string, Call> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [key = '', asked = ''] = line.split(': ');
      const alternatives = asked
        .replace('? ', '')
        .split(' | ')
        .map((all) => all.split(' + '));
      const unknown = alternatives.flat().find((one) => !firstForms.has(one));
      if (unknown) throw new Error(`no question asks for "${unknown}", which ${key} waits for`);
      return [key, { alternatives, isOnly: !asked.startsWith('?') }];
    }),
);

/** How many things of a question call for a passage, 'never' when it is for others alone. A sum of money in it is 'an amount'. */
export function callsFor(key: string, concepts: readonly Concept[], statesAmount: boolean): number | 'never' {
  const call = calls.get(key);
  if (!call) return 0;
  const asked = new Set(concepts.map(({ forms }) => forms[0]));
  if (statesAmount) asked.add(anAmount);
  const most = Math.max(
    0,
    ...call.alternatives.filter((all) => all.every((one) => asked.has(one))).map((all) => all.length),
  );
  return most > 0 ? most : call.isOnly ? 'never' : 0;
}
