import { plain } from './concepts.ts';

/**
 * What Portuguese words of a question are in the English of the library, a line for each; several on the left mean the
 * same. No translation for people: only what is asked for has to survive.
 */
const lines = `
  quanto custa, quanto custam, quanto pago, qual e o custo, preco, precos, custo, custos = how much cost
  quanto tempo, quanto demora, quanto tempo demora, demora, demoram = how long time
  quanto, quanta, quantos, quantas = how much
  quando = when
  rendimento mensal, rendimentos mensais, rendimento por mes, rendimentos por mes = monthly income
  rendimento, rendimentos, meios de subsistencia = income
  pensao, pensoes, reforma = pension
  salario minimo = minimum wage
  salario, ordenado = salary
  poupancas, poupanca = savings
  numero de contribuinte, numero de identificacao fiscal, numero fiscal = nif tax number
  senha das financas, palavra-passe das financas = nif password tax office
  financas = tax office
  representante fiscal = tax representative
  residente fiscal, residencia fiscal, domicilio fiscal = tax resident
  imposto, impostos, irs portugues = tax
  declaracao de impostos nos eua, declaracao de impostos = us tax return
  declarar, comunicar, informar = report
  conta bancaria portuguesa, conta bancaria em portugal, conta portuguesa = portuguese bank account
  conta bancaria, conta no banco, contas bancarias, banco = bank account
  extrato bancario, extratos bancarios, extrato, extratos = bank statements
  seguro de saude, seguro de viagem, seguro = health insurance
  centro de saude, sns, utente = public health service
  medico, medicos, hospital, hospitais = doctor
  certificado de registo criminal, registo criminal = criminal record
  apostila, apostilas, apostilha = apostille
  certidao de nascimento, certidoes de nascimento = birth certificate
  certidao de casamento = marriage certificate
  contrato de arrendamento, arrendamento, renda, casa arrendada = lease rental
  alojamento = accommodation
  comprar casa, comprar uma casa = buy a house
  reagrupamento familiar = family reunification
  conjuge, mulher, marido, esposa, companheiro, companheira = spouse
  filhos = children
  filho, filha = child
  cidadania, nacionalidade portuguesa, nacionalidade = citizenship
  residencia permanente = permanent residence
  autorizacao de residencia, titulo de residencia, cartao de residencia = residence permit
  carta de conducao, conduzir = driving license
  caes, cao, cadela = dog
  gatos, gato, gata = cat
  animal de estimacao, animais de estimacao, animais = pet
  raiva = rabies
  vacina, vacinas = vaccine
  mobilia, moveis, mudancas = household goods furniture
  alfandega = customs
  nomada digital, trabalho remoto, trabalhar a distancia, teletrabalho = digital nomad remote work
  reformado, reformada, reformados = retire
  trabalhar, trabalho, emprego = work
  consulado, embaixada = consulate
  centro de vistos = visa center
  entrevista = interview
  marcacao, marcacoes, agendamento = appointment
  advogado, advogada, solicitador = lawyer
  procuracao = power of attorney
  passaporte, passaportes = passport
  visto de residencia, visto, vistos = visa
  renovar, renovacao = renew
  documentos, documento, papeis = documents
  fotografia, fotografias = photo
  impressoes digitais = fingerprints
  taxa, taxas = fee
  prazo = deadline
  validade, valido, valida, caduca = valid
  levar a entrevista = what to bring interview
  sozinho, sozinha, sem ajuda = alone
  suficiente, suficientes, chega, chegam = enough
  ficar fora de portugal, sair de portugal, ausente, ausencia = absence
  estados unidos, eua = us
  perdi, perder, perdido, perdida, roubado, roubada = lost
  levar, trazer = bring
  investir, investimento, acoes, fundos = invest in
`;

const pairs = lines
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [portuguese = '', english = ''] = line.split('=').map((side) => side.trim());
    return portuguese.split(',').map((form) => ({ form: plain(form), english }));
  })
  .sort((one, other) => other.form.length - one.form.length);

/** Words that carry no meaning for the library. Some are English words, too: only a Portuguese question loses them. */
const small = new Set(
  `a o as os um uma de do da dos das em no na nos nas ao aos e ou que para por com sem se me meu minha meus minhas eu nos nosso
  nossa seu sua como onde qual quais preciso precisa precisamos tenho temos ter posso podemos pode devo quero queremos ser sou
  e esta estou ja mais muito ate depois antes obter obtenho tiro tirar pedir peco fazer faco torno tornar ha isto isso este mim vou ir viver mes ano`
    .split(/\s+/)
    .filter(Boolean),
);
/** Two of them tell a Portuguese question from an English one: none is an English word. */
const telling =
  /(?<!\p{L})(?:que|como|quanto|quando|onde|qual|quais|preciso|posso|tenho|para|uma?|de|da|dos|das|na|nos|nas|meu|minha|meus|minhas|em|aos?|é|são|com|por)(?!\p{L})/giu;

/** A Portuguese question in the words of the library; every other one as it is. */
export function inLibraryEnglish(question: string): string {
  const isPortuguese = (question.match(telling)?.length ?? 0) > 1;
  if (!isPortuguese) return question;
  let rest = ` ${plain(question).replaceAll(/(\d)\.(?=\d{3}\b)/g, '$1')} `;
  const found: string[] = [];
  for (const { form, english } of pairs) {
    if (!rest.includes(` ${form} `)) continue;
    rest = rest.replaceAll(` ${form} `, ` \u0001 `);
    found.push(english);
  }
  const others = rest.split(' ').filter((word) => word !== '' && word !== '\u0001' && !small.has(word));
  return [...found, ...others].join(' ');
}
