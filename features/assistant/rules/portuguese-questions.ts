import { phrasesWithin, plain } from './concepts.ts';

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
  apelido, nome de solteira, nome mudou, mudei de nome, mudanca de nome = maiden name
  formulario do visto, formulario de visto, formulario = visa form
  desistiu, desiste, demitiu-se, acabou o contrato, terminou o contrato = quit
  visto certo, que visto, qual e o visto, qual visto, qual dos vistos = which visa
  a distancia, remotamente = remote work
  entidade patronal, patrao, empregador, empresa americana = employer
  trabalhador independente, trabalhadora independente, por conta propria, freelancer, recibos verdes = self-employed
  turista, turistas = tourist
  em libras, libras, em dolares, moeda, moedas = currency
  conta-reforma, contas-reforma, levantamentos = retirement account
  so com poupancas, so poupancas, apenas poupancas = savings alone
  somar, juntar os rendimentos, rendimentos juntos = add up
  passaporte europeu, passaporte da ue, passaporte irlandes, passaporte italiano, passaporte espanhol, passaporte alemao, passaporte frances, cidadao europeu, cidada europeia = eu passport
  e irlandes, e italiano, e espanhol, e alemao, e frances, e irlandesa, e italiana, e espanhola, e alema, e francesa = eu citizen
  visitar espanha, ir a espanha, viajar para espanha, visitar franca, viajar para franca, ir a franca, viajar pela europa, viajar na europa, outros paises schengen = schengen travel
  espanha = Spain
  franca = France
  brasil = Brazil
  outros paises, noutros paises, outro pais, noutro pais = other countries
  caducou, caducado, expirou, expirado = has expired
  voltar, regressar = come back
  cartao, cartoes = residence card
  quantas vezes = how many times
  por correio, pelo correio = by mail
  mudar a data, adiar, remarcar, mudar a marcacao, alterar a marcacao, alterar a data = reschedule
  sem marcacao, nao tenho marcacao = no appointment
  chegar o cartao, chega o cartao, o cartao chega, receber o cartao, recebo o cartao = card arrive
  declarar a entrada, escala = layover
  nova morada, mudei de casa, mudei de morada, mudanca de morada = new address
  comecam a contar, comeca a contar, contagem = start counting
  quando posso pedir a renovacao, quando peco a renovacao, quando devo renovar, quando posso renovar, quando renovo = when to renew
  lista do ministerio, ministerio = checklist
  comprovativo de alojamento, prova de alojamento = proof of accommodation
  imposto duas vezes, impostos duas vezes, dupla tributacao, tributado duas vezes = taxed twice tax
  condenado, condenada, condenacao = convicted
  recusam-me, recusam, recusado, recusada, recusou, recusaram, recusa = refused
  recorrer, recurso = appeal
  mae, meu pai, meus pais = mother come
  nao somos casados, nao somos casadas, nao casados, uniao de facto, vivemos juntos = unmarried
  sem visto = without a visa
  outro consulado, escolher o consulado, escolher outro consulado = choose consulate
  traducao, traduzir, traduzido, traduzidos, traduzida, traduzidas, tradutor = translation
  valer = valid
  trocar, troca = exchange
  autorizacao do outro, outro progenitor, autorizacao do pai, autorizacao da mae = consent
  tamanho = size
  carta de motivacao, motivacao = motivation letter
  bilhete de aviao, bilhete, bilhetes, voo, voos = flight ticket
  fica com o meu passaporte, fica com o passaporte, ficam com o passaporte, ficam com o meu passaporte, devolvem o passaporte = keep your passport
  faco a marcacao, fazer a marcacao, fazer uma marcacao, marcar = book an appointment
  como se paga, como pago, pagar com, pagar em dinheiro = how to pay
  a mao, manuscrito = by hand
  originais, fotocopias, copias = copies
  registo criminal portugues = portuguese record
  nao sou cidadao americano, nao sou cidada americana, nao sou americano, nao sou americana = green card
  minha morada nos estados unidos, morada nos estados unidos, morada americana, comprovativo de morada = us address
  responsabilizar-se, responsabiliza-se, termo de responsabilidade = sponsor
  companhia aerea, companhias aereas = airline
  carro = my car
  mais barato, mais barata = cheapest
  reforma antecipada = pension
`;

const pairs: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [portuguese = '', english = ''] = line.split('=').map((side) => side.trim());
      return portuguese.split(',').map((form) => [plain(form), english] as const);
    }),
);

/** Words that carry no meaning for the library. Some are English words, too: only a Portuguese question loses them. */
const small = new Set(
  `a o as os um uma de do da dos das em no na nos nas ao aos e ou que para por com sem se me meu minha meus minhas eu nos nosso
  nossa seu sua como onde qual quais preciso precisa precisamos tenho temos ter posso podemos pode devo quero queremos ser sou
  e esta estou ja mais muito ate depois antes obter obtenho tiro tirar pedir peco fazer faco torno tornar ha isto isso este mim vou ir viver mes ano tem tambem so nao foi fui sao comprar peco enviar pedido pede pedem certo certa serve servem dois
    duas primeira primeiro anos meses outro outra americano americana chegar entrar ficar vivi veio idosa idoso comigo vir pode podem levo escrevo
    paga conta contam quer querem provo alguem mudar papel consultar autorizacao vezes certificado enquanto`
    .split(/\s+/)
    .filter(Boolean),
);
/** Two of them tell a Portuguese question from an English one: none is an English word. */
const telling =
  /(?<!\p{L})(?:que|como|quanto|quando|onde|qual|quais|preciso|posso|tenho|para|uma?|de|da|dos|das|na|nos|nas|meu|minha|meus|minhas|em|aos?|é|são|com|por)(?!\p{L})/giu;

/** One of them is enough. */
const sure =
  /(?<!\p{L})(?:posso|podemos|preciso|precisamos|precisam?|quanto|quantos|quantas|qual|quais|não|são|está|é|sou|somos|fui|foi|tenho|temos|tem|minhas?|meus?|devo|levo|pago|apostila|visto|mãe)(?!\p{L})/iu;

/** A Portuguese question in the words of the library; every other one as it is. */
export function inLibraryEnglish(question: string): string {
  const isPortuguese = sure.test(question) || (question.match(telling)?.length ?? 0) > 1;
  if (!isPortuguese) return question;
  let rest = ` ${plain(question).replaceAll(/(\d)\.(?=\d{3}\b)/g, '$1')} `;
  const found: string[] = [];
  for (const form of phrasesWithin(rest, pairs)) {
    if (!rest.includes(` ${form} `)) continue;
    rest = rest.replaceAll(` ${form} `, ` \u0001 `);
    found.push(pairs.get(form) ?? '');
  }
  const others = rest.split(' ').filter((word) => word !== '' && word !== '\u0001' && !small.has(word));
  return [...found, ...others].join(' ');
}
