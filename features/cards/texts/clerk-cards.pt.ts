import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './clerk-cards.ts';

export const clerkGroupNames: Translation<typeof english.clerkGroupNames> = {
  anywhere: 'Em todo o lado',
  finances: 'Finanças',
  bank: 'Banco',
  health: 'Centro de saúde e farmácia',
  papers: 'Junta de freguesia e notário',
  aima: 'AIMA',
  home: 'Senhorio e loja de telemóveis',
};

export const clerkMeanings: Translation<typeof english.clerkMeanings> = {
  slowly: 'Para pedir que falem mais devagar.',
  english: 'Para encontrar quem fale inglês.',
  write: 'Para pedir que escrevam o que disseram.',
  emergency: 'Para pedir que liguem para o 112.',
  nif: 'Para pedir o número de contribuinte.',
  'tax-address': 'Para mudar a morada nas Finanças.',
  'bank-account': 'Para abrir uma conta.',
  'bank-statement': 'Para pedir um extrato com nome e carimbo.',
  'health-center': 'Para a inscrição no centro de saúde.',
  doctor: 'Para marcar uma consulta.',
  pharmacy: 'Para comprar um medicamento.',
  junta: 'Para pedir um papel que diga onde vive.',
  notary: 'Para reconhecer uma assinatura.',
  aima: 'Para o dia do agendamento na AIMA.',
  'aima-receipt': 'Para ficar com prova do que entregou.',
  landlord: 'Para o registo do contrato de arrendamento.',
  'phone-shop': 'Para comprar um cartão de telemóvel.',
};

export const clerkWarnings: Translation<typeof english.clerkWarnings> = {
  'tax-address':
    'Pense primeiro: a partir desse dia pode ter de pagar impostos em Portugal. Fale com um consultor fiscal antes de mostrar este cartão.',
  emergency: 'Também pode ligar para o 112, grátis, de qualquer telefone.',
};

export const clerkFieldNames: Translation<typeof english.clerkFieldNames> = {
  name: 'nome',
  nif: 'NIF',
  address: 'morada',
  phone: 'telefone',
  passport: 'validade do passaporte',
  'user-number': 'número de utente',
  appointment: 'data e hora',
  medicine: 'medicamento',
  allergies: 'alergias',
};

export const clerkCardTexts: Translation<typeof english.clerkCardTexts> = {
  title: 'Cartões para mostrar',
  lead: 'Cada cartão pede uma coisa em português, em letras grandes. Abra-o e mostre-o.',
  back: 'Voltar ao processo de visto',
  loading: 'A carregar os seus cartões...',
  offline: 'Depois de ver esta página neste dispositivo, os cartões também abrem sem ligação.',
  details: {
    title: 'O que está nos seus cartões',
    name: 'Nome, como no passaporte',
    passport: 'Último dia do passaporte',
    noName: 'Ainda não o sabemos.',
    noPassport: 'Ainda não o sabemos.',
    changeName: 'Alterar no seu perfil',
    addName: 'Acrescentar no seu perfil',
    changePassport: 'Alterar no seu painel',
    addPassport: 'Acrescentar no seu painel',
    failed:
      'Não conseguimos carregar o seu nome e o último dia do passaporte. Os cartões deixam uma linha para eles.',
    nif: 'NIF (número de contribuinte)',
    nifHint: 'Nove algarismos.',
    nifProblem:
      'Isto não é um NIF: tem nove algarismos e o último tem de condizer com os outros. Veja de novo.',
    address: 'Morada em Portugal',
    addressHint: 'Rua, número e andar, depois o código postal e a localidade.',
    userNumber: 'Número de utente',
    phone: 'Telefone',
    phoneHint: (profile) => `Se ficar vazio, os cartões mostram o do seu perfil: ${profile}.`,
    kept: 'O que escreve aqui fica neste dispositivo até terminar a sessão. Não nos é enviado.',
  },
  list: 'Os seus cartões',
  position: (number, total) => `Cartão ${number} de ${total}`,
  previous: 'Cartão anterior',
  next: 'Cartão seguinte',
  printOne: 'Imprimir este cartão',
  printAll: 'Imprimir todos os cartões',
  missing: (fields) => `Ainda falta: ${fields}.`,
  fillIn: 'Preencher',
  writeByHand: 'Diga-o, ou escreva-o num cartão impresso.',
  unknown: {
    title: 'Esse cartão não existe',
    text: 'O endereço pode ter ficado cortado.',
    action: 'Ver todos os cartões',
  },
};
