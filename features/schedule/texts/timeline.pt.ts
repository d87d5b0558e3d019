import { documentNames } from '#features/documents/texts/document-types.pt.ts';
import type { Translation } from '#platform/shared/languages.ts';
import { durationWords, longestWords } from './durations.pt.ts';
import type * as english from './timeline.ts';

export const paperNames: Translation<typeof english.paperNames> = {
  nif: 'Número de contribuinte (NIF)',
  ...documentNames,
};

/** "2 de março de 2027", "entre 2 de março e 4 de maio de 2027": a year that both share is said once. */
function range(from: string, to: string): string {
  if (from === to) return from;
  const year = to.slice(to.lastIndexOf(' de '));
  return `entre ${from.endsWith(year) ? from.slice(0, -year.length) : from} e ${to}`;
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const timelineTexts: Translation<typeof english.timelineTexts> = {
  heading: 'Como será o meu calendário?',
  lead: 'Três perguntas, sem conta. Recebe datas para os seis passos.',

  move: 'Quando gostaria de se mudar?',
  soonest: 'O mais cedo possível',
  have: 'O que já tem?',
  haveHint: 'Assinale o que está pronto e ainda é válido.',
  who: 'Quem se muda?',
  alone: 'Um adulto',
  couple: 'Dois adultos',
  children: 'Filhos',
  noChildren: 'Nenhum',
  submit: 'Ver o meu calendário',
  privacy:
    'Não guardamos o que escolhe. Fica no endereço desta página, por isso pode adicioná-la aos favoritos.',

  title: {
    open: (from, to) => `O seu visto: ${range(from, to)}`,
    comfortable: (start, month) => `Comece até ${start} para se mudar em ${month}`,
    tight: (month) => `${capital(month)} é possível, mas à justa`,
    too_soon: (month) => `${capital(month)} é cedo demais`,
  },
  detail: {
    open: 'Isto se começar hoje. A primeira data vale se tudo correr depressa; a segunda, se cada passo demorar o máximo.',
    comfortable: (last) =>
      `Assim, cada passo pode demorar o máximo. Se tudo correr depressa, basta começar até ${last}.`,
    tight: (safe) =>
      `Comece hoje. Resulta se alguns passos demorarem menos do que o máximo. O primeiro mês seguro é ${safe}.`,
    too_soon: (safe, first) =>
      `Mesmo que comece hoje e tudo corra depressa, o seu visto só chega em ${first}. O primeiro mês seguro é ${safe}.`,
  },

  steps: 'Os seus seis passos',
  start: 'Início',
  done: 'Fim',
  when: (from, to) => capital(range(from, to)),
  ready: 'Já tem',
  counts: {
    'nif-number': ({ 'nif-time': wait }) =>
      `10-15 minutos de trabalho. Depois, até ${longestWords(wait)} até chegar o número.`,
    'nif-document': '5 minutos, quando tiver o número.',
    documents: ({ apostille }) =>
      `Os papéis obtêm-se em paralelo. Conta o mais demorado. O registo criminal precisa da apostila, que por correio demora até ${longestWords(apostille)}.`,
    'online-application': '30-45 minutos para o formulário. Contamos 1-2 semanas ao todo.',
    interview: 'Contamos 4-6 semanas até ter lá ido.',
    settlement: ({ 'processing-time': time }) =>
      `Contamos ${durationWords(time)}, desde o dia em que entrega os documentos, até ter o visto. Depois, a instalação demora 2-3 meses.`,
  },
  toGet: 'Ainda a obter',
  paper: (name, time) => `${name}: ${time}`,

  household: 'Para o seu agregado familiar',
  applications: (people, plan) =>
    people === 1
      ? 'Um pedido. O plano Basic inclui um.'
      : `${people} pessoas, ${people} pedidos. Cada um tem os seus próprios papéis. O plano ${plan} chega para todos.`,
  income: (amount) => `Rendimento que os consulados procuram: cerca de ${amount} por mês.`,
  print: 'Imprimir o meu calendário',
};
