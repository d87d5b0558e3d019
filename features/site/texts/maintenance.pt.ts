import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './maintenance.ts';

export const maintenanceTexts: Translation<typeof english.maintenanceTexts> = {
  title: 'Estamos a trabalhar no site',
  safe: 'Os seus papéis estão em segurança.',
  detail: 'Nada do que nos enviou se perde e não tem de fazer nada.',
  until: (when) => `Volte depois desta hora, por favor: ${when}.`,
  soon: 'Volte hoje um pouco mais tarde, por favor.',
  comesBack: 'Pode deixar esta página aberta: abre de novo sozinha.',
  help: 'É urgente? Escreva-nos:',
  again: 'Ver de novo',
  stillClosed: 'Ainda não. Continuamos a trabalhar no site.',
  refusal:
    'Estamos a trabalhar no site. Os seus papéis estão em segurança. Tente de novo um pouco mais tarde.',
  notice: {
    title: 'Estamos a trabalhar no site',
    detail: 'Os seus papéis estão em segurança e o que escreveu fica aqui. De momento, não pode guardar.',
    goesOn: 'Esta página continua sozinha quando terminarmos.',
  },
  back: { title: 'Já terminámos', detail: 'Pode continuar onde estava.' },
  office: 'O modo de manutenção está ligado: só a nossa equipa pode usar o site.',
  officeLink: 'Abrir as definições',
  preview: {
    title: 'Página de manutenção',
    banner: 'Isto é uma pré-visualização. As pessoas só a veem enquanto o modo de manutenção estiver ligado.',
    back: 'Voltar às definições',
  },
};
