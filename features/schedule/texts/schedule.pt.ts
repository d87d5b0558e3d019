import { eachType } from '#features/documents/rules/document-types.ts';
import { documentWords } from '#features/documents/texts/document-types.pt.ts';
import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './schedule.ts';

export const taskActions: Translation<typeof english.taskActions> = {
  'nif-number': 'Peça o seu NIF',
  'nif-document': 'Carregue o documento do NIF',
  ...eachType((type) => documentWords[type].obtainBriefly ?? documentWords[type].obtain),
  apostille: 'Envie o registo do FBI para a apostila',
  'online-application': 'Preencha o pedido online',
  interview: 'Prepare-se para a marcação',
};

export const scheduleTexts: Translation<typeof english.scheduleTexts> = {
  setDate: 'Guarde uma data para ver o seu calendário',

  card: {
    begin: (day) => `Comece até ${day}`,
    finish: (day) => `Conclua até ${day}`,
    late: (day) => `Em atraso: o melhor era começar até ${day}`,
    useBy: (day) => `Use até ${day}`,
    ahead: 'Não precisa de esperar: pode reunir os papéis antes de este passo abrir.',
    visa: (from, to) => `O seu visto deverá chegar entre ${from} e ${to}`,
  },

  strip: {
    by: (action, day) => `${action} até ${day}`,
    between: (action, from, to) => `${action} entre ${from} e ${to}`,
    late: (action) => `${action} o mais depressa possível`,
    lateDetail: (day) => `O dia seguro era ${day}.`,
    hopeless: 'Mesmo que tudo corra depressa, não chega a tempo da sua marcação. Veja o seu calendário.',
    more: (count) => (count === 1 ? 'Mais 1 data' : `Mais ${count} datas`),
    timeline: 'Ver o seu calendário',
  },

  view: {
    label: 'Mostrar o seu plano em',
    list: 'Lista',
    timeline: 'Calendário',
    loading: 'A carregar o seu calendário...',
  },
};
