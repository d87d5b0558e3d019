import { figureAdvice } from '#features/guide/texts/guide-figure.pt.ts';
import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './assistant-library.ts';

export const assistantLibraryTexts: Translation<typeof english.assistantLibraryTexts> = {
  refused:
    'Não encontrei na nossa biblioteca nada que responda a isto e não quero adivinhar. Escreva-nos: uma pessoa responde-lhe.',

  unsure: 'Não sei bem qual destas quer saber. Escolha uma, e respondo logo.',
  noneOfThese: 'Se não for nenhuma, escreva-nos: uma pessoa responde-lhe.',

  whom: {
    tax: 'Entretanto, pergunte a um consultor fiscal que conheça os dois países.',
    aima: 'Entretanto, pergunte à AIMA (geral@aima.pt).',
    insurer: 'Entretanto, pergunte à seguradora.',
    customs: 'Entretanto, pergunte à empresa de mudanças ou à alfândega portuguesa.',
    bank: 'Entretanto, pergunte ao banco.',
    doctor: 'Entretanto, pergunte ao seu médico ou ao centro de saúde.',
    lawyer: 'Entretanto, pergunte a um advogado em Portugal.',
    realtor: 'Entretanto, pergunte a um mediador imobiliário ou a quem lá vive.',
    school: 'Entretanto, pergunte à escola.',
    driving: 'Entretanto, pergunte ao IMT.',
    vet: 'Entretanto, pergunte a um veterinário acreditado pela USDA.',
    visaCenter: 'Entretanto, pergunte ao seu centro de vistos.',
    everyday: 'Entretanto, pergunte a quem lá vive ou à câmara municipal.',
    airline: 'Entretanto, pergunte à companhia aérea.',
    consulate: 'Entretanto, pergunte ao seu consulado.',
  },

  beyond: {
    investment:
      'Não dou conselhos sobre o que comprar ou vender. Pergunte a um consultor autorizado, por favor.',
    evasion:
      'Não posso ajudar com isso. Pergunte a um consultor fiscal ou a um advogado o que as regras exigem de si.',
    medical: 'Não sei nada de medicina. Pergunte ao seu médico, por favor.',
    future:
      'Ninguém me pode dizer isso ainda e não quero adivinhar. Quem decide sabe primeiro: o consulado sobre o visto, a AIMA sobre a autorização.',
    elsewhere:
      'A minha biblioteca trata da mudança dos Estados Unidos para Portugal. Não sei nada de outros países: pergunte ao consulado do país.',
    instructions:
      'Respondo a perguntas sobre a mudança para Portugal a partir da nossa biblioteca. Faça-me uma, por favor.',
  },
  writeToUs: 'Pode escrever-nos: uma pessoa responde-lhe.',

  quotedAsTheyStand: 'A nossa biblioteca está em inglês e cito-a tal como está.',
  quote: (text, source, date) => `«${text}» (${source}, ${date})`,
  undated: 'sem data',
  figure: (value) => `O valor: ${value}.`,
  aMonth: (amount) => `${amount} por mês`,
  disputed: 'As fontes não concordam nisto. É o que diz um dos lados:',
  community: 'São relatos de pessoas. Nenhum serviço oficial o diz:',
  overdue: 'Isto já devia ter sido verificado de novo; confirme antes de contar com isto:',
  besides: 'Além disso:',
  advice: figureAdvice,
  guide: (card) => `O nosso guia: ${card}`,
  yourFile: 'O seu ficheiro',
  inFile: 'Estas linhas do seu ficheiro têm a ver com isso:',
  fileLine: (page, line) => `- Página ${page}: «${line}»`,
  nothingInFile: (file) => `Não encontrei em ${file} nada que responda a isto.`,
  unreadPages: (pages) =>
    pages.length === 1
      ? `Não consegui ler a página ${pages[0]}: não tem texto, tal como uma fotografia.`
      : `Não consegui ler as páginas ${pages.join(', ')}: não têm texto, tal como as fotografias.`,
  picture:
    'Este ficheiro é uma imagem de páginas: não tem texto que eu possa ler. Obtenha-o em PDF no site do seu banco ou em ssa.gov, ou escreva os valores na pergunta.',
  copied: 'O Gemini transcreveu este ficheiro, porque as páginas são imagens. Compare-o com os seus papéis.',
  leftOut: (lookedAt, total) => `Li as primeiras ${lookedAt} de ${total} páginas.`,
  textCut: 'Havia mais texto do que consigo ler.',

  notChecked: 'Não consigo verificar agora se há vírus nos ficheiros. Tente de novo dentro de um minuto.',

  faults: {
    not_pdf: 'Este ficheiro não é um PDF.',
    encrypted: 'Este ficheiro está protegido por palavra-passe. Guarde uma cópia sem ela e anexe essa cópia.',
    broken: 'Este ficheiro está danificado. Guarde-o mais uma vez e tente de novo.',
    too_heavy: 'Este ficheiro é pesado demais para ler aqui. Experimente um com menos páginas.',
    too_slow: 'A leitura deste ficheiro demorou demasiado, por isso parei.',
    busy: 'Estou agora a ler ficheiros de outras pessoas. Tente de novo dentro de um minuto.',
  },
};
