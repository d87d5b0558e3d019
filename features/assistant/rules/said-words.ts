/**
 * Words that a question is made of and that say nothing about what it asks for: words of asking and of telling one's case,
 * months and numbers, states and towns. A word that is in no list of ours counts against every answer, so what names a
 * matter that people could ask about (a car, a vote, a school) does not belong here.
 */
export const said: ReadonlySet<string> = new Set(
  `a able about abroad absolute absolutely accept accepted accepts actual actually add adds advance advice advise
  afford after again against ago ahead alabama alaska albufeira algarve all allow allowed allows almost along alot
  already alright also although altogether always am america american americans among amount an and angeles annoying
  another answer any anymore anyone anything anytime anyway anyways anywhere apart appears application applied apply
  applying april are arizona arkansas around arrange arrive arrived as asap aside ask assume assuming at atlanta
  attach august austin autumn available aveiro aware awhile azores back bad basically be became because become
  becomes been before began begin being believe beside besides best better between beyond big bigger bit boston both
  bother braga bring brought btw busy but by caldas california californian call called came can can't careful
  carefully carolina carry carrying cascais case cases cause cautious certain certainly chance change changed
  changes check chicago choose chose chosen citizen's clear clearly close coast coimbra colorado come comes coming
  common commonly compare complete completely complicated comprehend compulsory concern concerned concerning confirm
  confused confusing connecticut consider contain continue correct could could've couldn't count country counts
  cover covered covers create curious current currently daily dakota dallas day days deal dear december decent
  decided definitely delaware denver depend depends describe despite details did didn't diego differ difference
  different differently difficult directly discover divorced do does doesn't doing dollar dollars
  don't done dont doubt down dozen dr dual dunno during each earlier early easier easiest easily easy eight eighteen
  eighty either eleven eligibility eligible else elsewhere email enable end ended ending ends enjoy enough enter
  entering entire entirely ericeira especially essentially eur euro euros even eventually ever every everybody
  everyday everyone everything everywhere evora exact exactly exist exists expect expected explain extra fact fair
  fairly far faro faster fear february feel few fifteen fifth fifty figure fill filled fills final finally find fine
  finish finished first five fix flat flew florida floridian fly flying folks follow following follows fond for
  foreign forget forgot forth fortunate forty forward four fourteen fourth francisco frankly frequently friday
  friend friends from front full fully funchal further fyi general generally gentleman georgia get gets getting give
  given gives glad go goes going gone gonna good goodness got gotta gotten government grandfather grandmother
  grandparents grateful great guess guide guy guys had hadn't half hampshire hand handed handing handle handled
  hands happen happens happy hard hardly has hasn't have haven't having hawaii he hear heard heavy hello help
  helpful helps hence her here herein hers herself hi him himself his hiya hold holds honest honestly honey hope
  hour hours houston how how's howdy however hows huge hundred husband's i i'd i'll i'm i've idaho idea ideal
  ideally if illinois im immediately important in include included includes including indeed indiana info
  information initially inside instead intend intended interested into involve involved involves iowa is isn't issue
  issues it it'll it's item items its itself ive january jersey join july june just kansas keep keeps kentucky kind
  kinda kindly kinds knew know knowing known lack lady lagos large largely last lately later latter lead least leave
  leaving left leiria lemme less let lets level lie lies life like likely limit line lisbon list listed little live
  lives living loads long long-term longer look looking lose lots louisiana lovely lower lowest luck luckily made
  madeira mail mailed main maine mainly major make makes man manage managed mandatory many march maryland
  massachusetts matter matters maximum may maybe me mean means meet meets men mention mentioned mere merely miami
  michigan middle might million mind mine minimum minnesota minor minus minute mississippi missouri moment monday
  money montana month monthly months more moreover morning most mostly move moved moving mr mrs ms much multiple
  must mustn't my name named namely nazare near nearby nearly nebraska necessary need needed needs neighbor
  neighbour neighbours neither nervous nevada never nevertheless new nice nine nineteen ninety no nobody none nor
  normal normally not note nothing noticed notwithstanding november now obligatory obtain obtained obvious obviously
  occur october odd of off offer offered offers offhand often oh ohio ok okay oklahoma on once one only onto opinion
  option options or order ordinary oregon original originally orlando other others ought our ours ourselves out over
  overseas own part particular particularly party passed past pay paying pays pennsylvania pensioner
  pensioners people people's per perfect perfectly perhaps person personal personally philadelphia phoenix pick
  piece place plain plan plane planning plans play please plenty plus point points poor portimao portland porto
  portugal portuguese possible possibly practical practically practice prefer prepare prepared present presently
  pretty previously prior probably problem problems procedure proceed process produce proper properly prove provide
  provided provides purpose put puts qualify question quick quickly quiet quite rare rarely rather reach read ready
  real reality realize really reason reasonable reasonably reasons receive received recently recommend recommended
  refer regard regarding regardless regular regularly relate related relatively reliable remain remember require
  required requirement requirements requires requiring rest result results retired retiree retirees rhode right
  round rule rules safe safely said sake same sat saturday saw say saying says scared seattle second see seeing seem
  seems seen send sending sends senior seniors sent september seriously serve set sets setubal seven seventeen
  seventy several shall share shared she should shouldn't show shown side sign silver similar simple simpler
  simplest simply since single sintra situation situations six sixteen sixty slightly slow small so solve some
  somebody someone something sometime sometimes somewhat somewhere soon sort sorta sound sounds specific
  specifically spend spends spent split spot spring stand standard start state states stay staying step steps still
  stop straight strange stuck stuff subject submit submitted submitting such sudden suddenly suggest suitable sunday
  super supply suppose supposed sure surely surprised swear taken taking talk talking tampa tavira tell ten tend
  tennessee term terms texan texas than thank thankful thanks that that'd that'll that's the their them themselves
  then there there'd there's therefore these they they'd they'll they're they've thing things think third thirteen
  thirty this thorough thoroughly those though thought thousand three through throughout thursday thus till tired to
  today today's together told tomar tomorrow tonight tonight's too total totally toward towards travel traveled
  traveling travelled travelling treat tried trip trips trouble true truly trust truth try tuesday turn turned
  twelve twenty twice two type types typical typically u.s ultimately unable unclear under understand understood
  unfortunately united unless unlike unsure until up upon urgent us usa usd use used useful uses usual usually utah
  various verify vermont version very via view virginia viseu vs walk wanna want want'd wanted wanting wants was
  wasn't watch way ways we we'd we'll we're we've wednesday week weekend weeks went were weren't what what'll
  what're what's whatever whats whatsoever when whenever where where's wheres wherever whether which whichever while
  who who's whoever whole wholly whom whose why why's widow widowed widower wife's will willing wisconsin wise wish
  with withal within without woman women won won't wonder wondered wonderful wondering word words worried worry
  worth would would've wouldn't write writing written wrong wrote wyoming y'all year years yes yesterday yet you
  you'd you'll you're you've your yourself yup zero took takes gather gathers gathered file files filed filing charging va leg special include flown times lifetime rough roughly nowadays meantime somehow supposedly apparently stuff hubby kid's grown flight flights behalf once ease owe owed owes applicant applicants adult adults elderly official officially relocate relocation relocating immigrate emigrate settle europe cannot washington york vegas louis santa dc gov thru ppl ur pls plz thx etc figured figuring understanding afternoon finding dreaming dream dreams buy buys bought buying somehow later quicker department military forever teacher nurse police officer army navy veteran supposed act san los fall seasons`.split(
    /\s+/,
  ),
);

/** Whether a word is one of them, in any of its forms: 'bringing' is 'bring', 'planned' is 'plan'. */
export function isSaid(word: string): boolean {
  return said.has(word) || formsOf(word).some((form) => said.has(form));
}

function formsOf(word: string): string[] {
  const ending = /(?:ing|ed|ly|es|s)$/.exec(word)?.[0];
  if (!ending) return [`${word}s`];
  const stem = word.slice(0, -ending.length);
  if (stem.length < 3) return [];
  return [stem, `${stem}e`, stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1'), `${word}s`];
}
