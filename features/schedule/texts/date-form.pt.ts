import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './date-form.ts';

export const dateFormTexts: Translation<typeof english.dateFormTexts> = {
  hints: {
    appointment: 'O dia da sua ida ao consulado ou ao centro de vistos.',
    handed_in:
      'O dia em que entregou os documentos no centro de vistos ou no consulado. A espera pela resposta começa nesse dia.',
    move_in: 'O dia em que gostaria de chegar. Pode mudá-lo quando quiser.',
    passport_expiry: 'Está na página com a sua fotografia.',
    criminal_record_issued: 'Está impresso no registo. Se tiver vários, use o mais antigo.',
  },
  example: 'Por exemplo: 14 3 2027 (dia, mês, ano)',
  boxes: { month: 'Mês', day: 'Dia', year: 'Ano' },
  problems: {
    incomplete: 'Preencha as três caixas: mês, dia e ano.',
    impossible: 'Este dia não existe no calendário. Use números, como 14 3 2027.',
    past: 'Este dia já passou. Verifique o ano.',
    too_far: 'Este dia está muito longe. Verifique o ano.',
    future: 'Este dia ainda está para vir. Verifique o ano.',
    long_ago: 'Este dia foi há muito tempo. Verifique o ano.',
  },
  save: 'Guardar',
  saving: 'A guardar...',
  cancel: 'Cancelar',
};
