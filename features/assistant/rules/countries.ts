import { countries, countryAliases } from '#features/accounts/texts/countries.ts';

/** Not the two that this is about, and not the names of which people or states of the U.S. have one, too. */
const names: ReadonlySet<string> = new Set(
  countries
    .filter((name) => !['United States', 'Portugal', 'Georgia', 'Jordan', 'Chad'].includes(name))
    .flatMap((name) => [name, ...(countryAliases[name] ?? [])])
    .map((name) => name.toLowerCase()),
);
const longestName = Math.max(...[...names].map((name) => name.split(' ').length));

/** What people and things of another country are called. */
const peoples =
  /^(?:span(?:ish|iards?)|french|itali?ans?|greeks?|germans?|dutch|irish|brit(?:ish|on)s?|english|scottish|mexicans?|canadians?|brazilians?|thai|panamanian|costa rican|croatian|maltese|cypriot|turkish|swiss|japanese|australians?|austrians?|belgians?|danish|swedish|norwegian|finnish|polish|czech|hungarian|romanian|bulgarian|lithuanian|latvian|estonian|slovak|slovenian|luxembourgish|indian|chinese|colombian|argentin(?:e|ian))$/;

const inUnion = new Set(
  `spain spanish france french italy italian italians greece greek germany german germans netherlands dutch ireland irish
  croatia croatian malta maltese cyprus cypriot austria austrian austrians belgium belgian belgians denmark danish sweden
  swedish finland finnish poland polish czechia czech hungary hungarian romania romanian bulgaria bulgarian lithuania
  lithuanian latvia latvian estonia estonian slovakia slovak slovenia slovenian luxembourg luxembourgish`.split(
    /\s+/,
  ),
);

/** What a question may be about that is another country's affair. */
const affair =
  /^(?:\S+ ){0,2}(?:visas?|residenc[ey]|residency|permits?|citizenship law|consulates?|embass(?:y|ies)|tax(?:es)?|health ?care|immigration|golden)\b/;
const paper = /^(?:\S+ )?(?:passports?|citizens?|citizenship|nationals?|nationality)\b/;
const money = /^(?:\S+ )?(?:pensions?|annuit(?:y|ies)|income|pounds|dollars|account|bank|social security)\b/;
/** Where a person means to live, or whose rules they ask for. */
const destination =
  /(?:\b(?:move|moving|relocate|relocating|retire|retiring|emigrate|immigrate|settle|visas? (?:to|for)|residency|taxe?s?|healthcare|life|cheaper|better|house|apartment)(?: (?:to|in|for|of))?|\b(?:live|living) in|\bportugal (?:or|vs|versus|than|instead of)|\binstead of portugal|\bhow does it work in) (?:the )?$/;
const lived =
  /\b(?:lived|living|worked|resided|residing|years|stationed|while|time) (?:\S+ ){0,3}(?:in|from) (?:the )?$/;
const visit =
  /\b(?:visit|visiting|trips?|travel|traveling|travelling|flying|fly|drive|driving|go|going|through|via|weekend|week|vacation|holiday|hop|pop|layover|land|arrive|enter|stop|stopover|over)(?: (?:to|in|into|over|through|via|out|at|by|a|around)){0,3} (?:the )?$/;
const person = /\b(?:i am|i'm|im|is|are|also|and|my|born) (?:an? )?$/;

/** Where a name of a country, or of a people, is in a text. */
interface Mention {
  name: string;
  from: number;
  to: number;
}

/** What other countries are named for: 'elsewhere' where one is the matter, else the question with what they stand for. */
export function readCountries(question: string): { elsewhere: boolean; question: string } {
  const text = question.replaceAll('’', "'");
  const lower = text.toLowerCase();
  let rest = '';
  let end = 0;
  for (const { name, from, to } of mentionsIn(lower)) {
    const meaning = meaningOf(
      name,
      lower.slice(Math.max(0, from - 50), from),
      lower.slice(to, to + 40).trimStart(),
    );
    if (meaning === 'elsewhere') return { elsewhere: true, question };
    rest += `${text.slice(end, from)}${meaning}`;
    end = to;
  }
  return { elsewhere: false, question: rest + text.slice(end) };
}

function meaningOf(name: string, before: string, after: string): string {
  if (paper.test(after)) return inUnion.has(name) ? 'EU' : 'foreign';
  if (lived.test(before)) return 'other countries';
  if (visit.test(before)) return 'Schengen';
  if (affair.test(after) || destination.test(before)) return 'elsewhere';
  if (money.test(after)) return 'foreign currency';
  if (peoples.test(name) && person.test(before)) return inUnion.has(name) ? 'EU citizen' : 'foreign';
  return /\bportugal$/.test(after) || /^(?:or|vs|versus|instead of) portugal\b/.test(after)
    ? 'elsewhere'
    : 'other countries';
}

/** The names of a text from left to right, a longer one before a shorter one. */
function mentionsIn(text: string): Mention[] {
  const own = text.replaceAll('new mexico', ' '.repeat('new mexico'.length));
  const words = [...own.matchAll(/[\p{L}']+/gu)].map(({ 0: word, index }) => ({
    word: word.replace(/'s$/, ''),
    index,
  }));
  const found: Mention[] = [];
  for (let at = 0; at < words.length; at += 1)
    for (let many = Math.min(longestName, words.length - at); many > 0; many -= 1) {
      const part = words.slice(at, at + many);
      const name = part.map(({ word }) => word).join(' ');
      if (!names.has(name) && !peoples.test(name)) continue;
      const last = part.at(-1);
      if (!last) continue;
      found.push({ name, from: part[0]?.index ?? 0, to: last.index + last.word.length });
      at += many - 1;
      break;
    }
  return found;
}
