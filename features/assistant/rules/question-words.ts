/**
 * A line for each thing that people ask for: the ways to say it. Those behind the semicolon are looked for in questions
 * alone; in a passage they would say something else. A line that goes on begins further in.
 */
const lines = `
  niss | social security number in portugal | portuguese social security number | portuguese social security
  social security number | ssn
  minimum wage | salário mínimo
  income | social security | ssa | pension | pensions | retirement income | earn | earnings | money a month |
    money per month | monthly amount | money every month | monthly money | benefits | salary | passive income ;
    benefit | social security check | retirement money
  savings | saved | savings account | lump sum ; cash | funds | money to move
  nif | tax number | tax id | taxpayer number | fiscal number | tax identification number |
    numero de identificacao fiscal | taxpayer id | fiscal id | portuguese tax id ; number for taxes
  tax resident | tax residence | tax residency | fiscal residence | fiscal residency
  tax representative | fiscal representative | fiscal rep | tax rep | representative ; represent | represents
  fbar | foreign account report | foreign bank account report | report foreign accounts | fincen | us treasury |
    treasury
  irs | us tax | us taxes | u.s. tax | american taxes | american tax | tax return | file taxes | file a return |
    us tax return | form 1040 | income tax return | us return ; 1040 | uncle sam
  nhr | non habitual resident | non-habitual resident | ten percent on pensions | non-habitual ; ten percent |
    10 percent | flat rate | tax deal | tax regime | special tax | tax free deal | tax break | tax breaks | tax holiday
  ifici | nhr 2.0 | new nhr
  tax | taxes | taxed | taxation
  bank account | portuguese account | checking account | open an account | bank ; account | accounts
  bank statements | bank statement | statements | statement
  marriage certificate | marriage certificates ; wedding certificate | proof of marriage
  insurance | health insurance | health cover | health coverage | travel insurance | medical insurance | policy |
    coverage | insured | insurer | health plan | health policy | medical cover ; blue cross | aetna | cigna |
    kaiser
  medicare | part b ; break my leg | get sick
  sns | public health service | public health | health service | health center | health centre |
    national health | utente | centro de saude | public hospital | public hospitals | public healthcare | public health care |
    public doctor
  register | registered | registration | sign up | signup | enroll | enrol
  doctor | doctors | hospital | hospitals | health care | healthcare | clinic | medical care
  cost | costs | fee | fees | price | prices | charge | charges | expensive ; how much is | how much are |
    how much does | how much do they charge | pay at | pay aima | set us back | set me back | go up | went up | gone up | increase |
    increased | charging
  time | how long | length | wait | waiting | duration | processing | turnaround ; take | takes | how many days |
    how many weeks | how many months | how soon | how fast | how quickly
  decide | delay | delays | delayed | backlog | decision | approve | approved | approval | processing time ;
    waiting to hear | heard nothing | no answer | taking so long | in process | has been in | have been in |
    hear back | processed | pending | been waiting | had our file | has our file | has my file | had my file
  residence permit | residency permit | residence card | residency card | permit | permit card | residency |
    resident card | titulo de residencia ; second card | first card | resident | residents | living permit | permanent resident |
    my card | the card | our cards | new card
  appointment | appointments | slot | slots | booking ; visit | visits
  criminal record | background check | police check | rap sheet | fbi check | fbi | identity history |
    fbi report | fbi letter | fbi record | police record | criminal history | police clearance ;
    clearance | fbi clearance | good conduct | clean record | fingerprint check | criminal check
  age | how old | old | fresh | recent | older | aged
  apostille | apostilled | apostilles ; state department
  birth certificate | birth certificates
  lease  | rent | rental | rental contract | rental agreement |
    house | apartment | accommodation | place to stay | housing | landlord | rent contract ;
    lease agreement | condo | place to live | home to live | rented place | rental contract | rent a place
  family reunification | family reunion | bring my family | family | reunification
  spouse | wife | husband | partner | couple | couples | married
  child | children | kid | kids | son | daughter | grandchild | grandson | granddaughter | grandkids |
    grandchildren | teenager | teenagers | stepson | stepdaughter | minor child
  citizenship | citizen | passport of portugal | portuguese passport | nationality | naturalization |
    naturalisation ; become portuguese
  permanent residence | permanent residency
  driving | drive | driver | drivers | license | licence | licenses | licences | driving license |
    drivers license | driver's license | driver's licence | drivers licence | driving licence | drive a car |
    drive my car | drive our car | driving permit
  pet | pets | dog | dogs | cat | cats | puppy | kitten | animal | animals | puppies | kittens | ferret |
    ferrets | kitty | poodle | retriever ; pup | pups | pooch | doggy | doggie | hound | fur baby | labrador | terrier | dachshund | chihuahua
  rabies | shots | shot | vaccine | vaccines | vaccination | immunization | immunizations | vaccinated | jab |
    jabs
  household goods | furniture | belongings | shipping | ship | ship my things | movers | moving company |
    household items ; container | our things | my things
  d7 | d-7 | passive income visa | retirement visa | retire | d7s
  d8 | d-8 | digital nomad | nomad | remote work | remote worker | work from home | work remotely ; remotely | remote
  visa | visas
  consulate | consul | embassy | consular
  vfs | visa center | visa centre | visa centers
  interview | interviews
  aima | sef | immigration office ; biometrics | biometric
  alone | by yourself | by myself | on my own | on your own | myself | without help | without a lawyer
  power of attorney | poa
  lawyer | attorney | solicitor | legal advice | lawyers
  pfic | foreign mutual fund | foreign fund
  passport | passports
  eu passport | eu citizen | eu citizenship | eu | european passport | crue ; european citizenship | eu national |
    eu country passport
  other countries | another country | countries ; foreign countries | lived abroad | overseas
  schengen | european countries | eu countries ; europe | rest of europe | other parts of europe | around the eu | around europe |
    neighboring countries | neighbouring countries
  currency | currencies | foreign currency ; pounds | sterling | gbp | cad | other currencies
  retirement account | drawdown | ira | 401 k | 401k ; iras | 403b | 403 b | distributions | rmd | rmds | withdrawals | retirement accounts |
    investment account | brokerage | brokerage account
  when to renew ; start the renewal | when can i renew | when can we renew | when do i renew | when do we renew | renew early | how early can i renew
  lease begin | lease start | lease should start | start the lease | lease should begin
  from abroad | already abroad | from overseas | outside the us | from outside the us
  maiden name | surname | surname at birth | name change | changed name ; last name | changed my name | married name | birth name | former name |
    different name | names differ | my name | name on | previous name | name is different | name does not match | names do not match
  consent | other parent | one parent ; custody | my ex | ex-husband | ex husband | ex-wife | ex wife | other parent's | father of | child's father |
    kid's dad | permission | his father | her father | mother of | sole custody | divorced parents | co-parent | dad | biological father
  quit | quits | end the contract | ends ; resign | resigns | resigned | stops being | cancel | drop my | get rid of | fire my | no longer wants |
    without my representative | stopped | terminate | disappeared
  choose | another consulate | other consulate | different consulate ; another state | other state | different state | another center | another centre |
    other center | different center | any consulate | pick a | instead of my own | closer center | different vfs | another vfs | choose the | which consulate
  which visa | d7 or d8 | what visa ; d8 or d7 | right visa | visa should | visa would | d7 versus | d7 vs | kind of visa | type of visa | between the d7 |
    difference between the d7 | visa fits | visa is that | visa for me | visa do i need | visa do we need | visas are there
  translation | translations | translated | translate ; translator | in portuguese | into portuguese | sworn translation | certified translation
  tourist | tourist stay | apply while ; already in portugal | while in portugal | while i am in portugal | while we are in portugal | inside portugal |
    from portugal | from within portugal | tourists | apply in portugal | apply from portugal | switch to a d7 | convert my stay | once i am there
  without a visa | 90 days ; no visa | visa-free | visa free | any visa | visitor | 180 days
  savings alone | assets | just savings ; money in the bank | enough money | steady income | no pension | nest egg | net worth | instead of income | instead of a pension | rather than income | rather than steady income | funds alone
  add up | couple income | main applicant ; combine | combined | joint | jointly | pool | both of our | our incomes | single account | joint account | both names |
    together enough | my husband's income | one applicant
  two entries | second entry | first entry | first arrival ; come into portugal | how many times | single entry | re-enter on the visa |
    trip home | fly home for | visit them
  has expired | expired card | expired visa ; back in | re-enter | reenter | come back in | back into portugal | return with an expired | ran out | run out and |
    expired residence | expired portuguese | expired permit | while i wait for the renewed | still processing | receipt
  no appointment | without an appointment | never got an appointment ; nobody answers | no aima appointment | cannot get an appointment | can't get an appointment |
    after the visa | months after | no slot | who do i call | email aima | e-mail aima | email to ask | does not answer | not answer | answer the phone |
    still have no appointment | no date | get a date | get through | reach aima | appointment is after | runs out before | after my visa | aima date
  card to arrive | wait for the card | card after ; card come | card arrive | card arrives | card has not | card hasn't | card not arrived | receive the card | get the card | residence card come | residence card arrive | residence card take | get the residence card | permit card come |
    permit arrive | get my card | physical card | card in the mail | still no card | card take | waiting for the card | waiting for my card | card has not arrived
  declare entry | entry declaration | declare my entry | flying in by way of ; declare | layover | connecting | connection | change planes | through another country | stopover
  new address | change of address | address change | changed address ; new flat | new apartment | moved house | move house | change apartments | new place | report my address |
    new home | moved to | change my address
  16 months | begin to count | count of the months | clock ; 24 months | start counting | starts counting | clock start | clock starts | counted from | count from | minimum stay
  driving record | medical check | motor vehicle record ; record from my state | record of my state | dmv | imt | doctor's note | driving history
  baggage certificate | certificado de bagagem | bagagem | luggage certificate ; certificate de bagage
  photo | photos | picture | pictures ; passport size | headshot
  personal statement | motivation letter | cover letter | letter of motivation ; letter of intent | why i want
  flight ticket | return ticket | plane ticket ; ticket | tickets | flights | booked flights | book a flight | one way | one-way | round trip | airfare | book our flights | book flights
  tax treaty | treaty | taxed twice | double taxation ; both countries | double taxed | both to the us | pay tax both | tax both | two countries | double tax
  convicted | conviction | criminal conviction | arrest | arrested ; dui | dwi | misdemeanor | felony | felon | convictions | criminal past | past crime | jail | prison | felonies
  family members | grown children | dependent parents | adult child | grown child ; adult son | adult daughter | adult children | over 18 | turned 18 |
    bring my mother | bring my father | bring my parents | mother come | parents come | parents join | mother live with | parents with us | mother with us |
    mother-in-law | elderly parent | dependent | dependents | dependant | college | grown son | grown daughter | older child | disabled son
  unmarried | unmarried partner | uniao de facto | live together | de facto ; not married | girlfriend | boyfriend | domestic partner | domestic partnership | lived together | living together |
    fiance | fiancee | cohabit | cohabiting | same home | common law
  refused | refusal | denied | rejected | appeal ; turned down | said no | denial | reapply | apply again | rejection | refuse me | refused my
  by mail | mail the application | mail instead ; mail in | send in my | mail my application | mail our application | by post | instead of flying | in person
  keep your passport | keeps the passport | keep the passport ; keep my passport | keep our passports | take my passport | hold my passport | hold our passports | without my passport | passport back |
    passports back | give up my passport | hand over my passport
  move the appointment | reschedule | change the date | postpone ; rescheduled | change my appointment | move my appointment | postponed | later date | push back | change the dates | delay my
  proof of a short stay | airbnb | hotel | short stay | short stays ; short term | short-term | short term rental | booking.com | vrbo | hostel | temporary rental | temporary accommodation
  etias | ees | border | border control
  renew | renewal | renewed | renewing | renewals | extension ; extend
  in all | whole thing | whole process | entire process | start to finish | all in all | altogether ; timeline |
    time line | how far ahead | how early | how far in advance | when should i start | when should we start |
    when do i start | when do we start | when to start | begin the process | start the process | when should i begin | when do we begin | when should we begin
  papers | paper | documents | document | paperwork | docs | documentation
  report | reports | reporting | declare | disclose ; who do i tell | tell the irs
  what to bring ; take with me | take with us | take along | bring along | show at | what happens at | what happens in | what should i bring | what do i bring | what must i bring |
    what to expect
  fatca | form 8938 | 8938
  kinds of income | kind of income | types of income | type of income | sources of income | source of income |
    dividends | dividend | interest income | interest on | royalties | royalty | rental income ;
    rent from | rent out | renting out | from rent | rent i get | rent we get | rent my house | capital gains
  work | working | job | jobs | employment | employed | part time | part-time | consulting | consultant
  self-employed | self employed | freelance | freelancing | freelancer | freelancers | contractor | invoices | own company |
    1099 ; clients | client | my own business | llc | my business | sole proprietor | contractors | gig
  remote employee | employer | work contract | employed by a company abroad ; american company | us company | us employer | remote job |
    keep my job | w2 | w-2 | law firm | american employer | my company | current job | working remotely | work remotely for | remotely for
  absence | away | absent ; outside the country | out of the country | be away | time away | months away |
    being away | go back to the states | back to the states | back to the us | fly back | in the states for | go away | stay away | be gone | leave portugal | outside portugal | outside of portugal |
    out of portugal | away from portugal | winter | winters | summer | summers | snowbird | snowbirds
  lost | stolen | stole | steal | steals | theft | replace | replaces | replaced | replacement ;
    lose my passport | lose our passports | lose a passport | missing | pickpocket | pickpocketed | robbed | mugged
  how many pets | how many dogs | how many cats | how many animals | number of pets | several pets
  183 days ; half the year | half a year | six months a year | days a year | days per year
  fingerprint | fingerprints | fingerprinted | fingerprinting
  faster | quicker | speed up | expedite | expedited | rush | hurry
  microchip | chip | chipped | microchipped
  letter of invitation | invitation letter | invitation ; stay with | host | friend | friends | relatives
  buy a house | buy a home | buying a house | buying a home | buy property | real estate | buy an apartment
  low-cost | low cost | cheap | cheaper | cheapest | inexpensive | basic account | basic bank account
  direct deposit | deposited | paid into | paid to my
  back home | visits home | visit home | visiting the us | visit the us | visits to the us
  website | portal | web site | online account
  exchange | swap | convert | trade in ; trade
  valid | expired | expiring | expiration | validity | good for | expire | expires ; runs out | run out |
    running out | out of date | outdated | go stale | gone stale | too late to use
  state police | local police ; sheriff | sheriffs
  customs | duty ; import tax
  entries ; enter more than once | more than one entry | leave and come back | come and go
  tax office | financas
  health certificate | vet certificate
  proof of accommodation | accommodation proof | proof of address ; proof of where | proof of a place | prove where
  book an appointment ; get an appointment | make an appointment | no appointment | nobody gave me | ask for an appointment
  visas together ; apply together | own application | our own application | separate application | one application | same application
  keep coming ; keep getting | stop coming | still get my social security | still receive | stop abroad | payments abroad
  mortgage | loan ; interest rate | credit | borrow | credit card
  airline | cabin | carrier ; airlines | in the hold
  my car | our car | import a car ; vehicle | motorcycle
  second container | second shipment ; cannot ship | not allowed to ship | restricted
  wait in portugal ; wait there | stay while
  where to hand in ; where do we hand in | where do i hand in | where do i apply | where do we apply | where do i submit | where do we submit |
    where to apply | where to submit | which vfs | where do i have to apply | where do we have to apply | where do i send my | covers my state | serve my state | serves my state
  how to pay ; money order | cashier's check | personal check | credit card at | pay by | pay with | pay in cash | take cards | accept cards
  visa form | application form ; visa application form | d7 forms | d7 form | national visa form | the form | the forms | which form
  by hand ; handwritten | hand written | hand-written | typed | type it | fill it in by | in pen
  copies | photocopies | photocopy ; copy of my | copies of | originals | original documents | extra copies
  under 16 ; fifteen year | my teenager
  portuguese record ; consent form | authorize portugal | authorization for portugal | portuguese criminal record | record check in portugal | criminal record in portugal
  visa list ; checklist | ministry list | ministry's list | list of documents | list of papers | document list | official list | full list
  green card ; green-card | not a us citizen | not a citizen | not citizens | not an american citizen | us permanent resident
  us address ; proof of residence in the us | proof of my address | proof of my us | american address | utility bill | utility bills | proof of us | where i live in the us
  sponsor ; sponsors | sponsored | support me | vouch | term of responsibility | termo de responsabilidade | pays for me
  pending ; missing documents | ask for more documents | more documents | asked for something else
  which office ; who apostilles | who does the apostille | where do i get an apostille | where do i get the apostille | where to get an apostille | where do i get it apostilled
  sealed | sealed envelope ; unopened | unopened envelope | do not open the
  hire ; hiring | need a lawyer | use a lawyer | need an attorney | get a lawyer
  once issued ; visa is issued | visa issued | once approved | after approval | days do we have to move | have to move | have to enter | must i enter | must i arrive | have to arrive
  notarized ; notarize | notary | notarised | notarization
  disability | alimony | child support ; ssdi | va benefits | veterans benefits | va compensation | trust fund | unemployment benefits | severance
  golden visa | gv
  boat | marina | motorhome | camper | rv
  cheapest insurance | insurance company ; insurer is | which insurance | insurance companies
  pre-existing | preexisting | medications | prescriptions
  inherit | inheritance | estate tax | will and testament
`;

interface Group {
  /** Ways to say the same, in questions and in passages. */
  forms: readonly string[];
  alsoAsked: readonly string[];
}

/** The longer phrase is looked for first, so 'social security number' is no income. */
export const groups: readonly Group[] = lines
  .replaceAll(/([|;])\n/g, '$1')
  .trim()
  .split('\n')
  .map((line) => {
    const [forms = [], alsoAsked = []] = line
      .split(';')
      .map((part) => part.split('|').map((form) => form.trim()));
    return { forms, alsoAsked };
  });

/** The first forms of the groups that say on which visa and where. */
export const context: ReadonlySet<string> = new Set(['visa', 'd7', 'd8', 'aima', 'vfs', 'consulate']);

/** The first forms of the groups that are weak. */
export const weak: ReadonlySet<string> = new Set([
  'cost',
  'time',
  'age',
  'valid',
  'register',
  'alone',
  'website',
  'exchange',
  'spouse',
  'child',
  'faster',
  'papers',
  'report',
  'what to bring',
  'in all',
]);
