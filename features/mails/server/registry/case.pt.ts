import { recordAge } from '#features/schedule/rules/record-age.ts';
import { longestWords } from '#features/schedule/texts/durations.pt.ts';
import type * as english from './case.ts';
import type { MailTranslations } from './kind.ts';

const inDays = (left: number) => (left === 1 ? 'ou seja, amanhã' : `daqui a ${left} dias`);

export const caseMails: MailTranslations<typeof english.caseMails> = {
  'date-coming': {
    subject: 'Aproxima-se um dia que guardou',
    body: {
      appointment: (day, left) =>
        `A sua marcação para o visto é a ${day}, ${inDays(left)}.\n\nTenha o passaporte e todos os papéis prontos na véspera. O seu painel mostra o que ainda falta.`,
      move_in: (day, left) =>
        `Planeia mudar-se para Portugal a ${day}, ${inDays(left)}.\n\nO visto já está no passaporte? As primeiras noites estão marcadas? Leve os papéis consigo no avião, não na mala.`,
      passport_expiry: (day, left) =>
        `O seu passaporte é válido até ${day}, ${inDays(left)}.\n\nPeça já um novo, com urgência. Para o visto, o passaporte tem de ser válido por mais 6 meses do que a sua estadia.`,
      criminal_record_issued: (day, left, durations) =>
        `O seu registo criminal faz ${recordAge(durations)} dias a ${day}, ${inDays(left)}.\n\nAlguns consulados pedem um registo mais recente no momento da entrega. A sua marcação é mais tarde? Então pergunte ao seu consulado se o seu ainda serve. Um novo demora 3 a 4 semanas, e a apostila até mais ${longestWords(durations.apostille)}.`,
    },
    change: 'O dia mudou? Altere-o no seu painel. Se não sabe o que fazer, responda a este e-mail.',
    stop: 'Pode desligar estes lembretes no seu perfil.',
    action: 'Abrir o seu painel',
  },
  'support-reply': {
    subject: 'Tem uma resposta nossa',
    body: 'Respondemos à mensagem que nos enviou. Para sua segurança, a resposta está no nosso site, não neste e-mail.',
    action: 'Ler a resposta',
  },
  'document-returned': {
    subject: 'É preciso agir: um papel precisa de nova cópia',
    body: 'Vimos os seus papéis, e um ou mais precisam de nova cópia. Inicie sessão para ver quais e o que fazer.',
    action: 'Ver o que é preciso',
  },
  'support-message': {
    subject: 'Tem uma mensagem nossa',
    body: 'Escrevemos-lhe. Para sua segurança, a mensagem está no nosso site, não neste e-mail.',
    action: 'Ler a mensagem',
  },
  decision: {
    subject: 'Há novidades sobre o seu pedido',
    body: 'Algo mudou no seu pedido de visto. Para sua segurança, os pormenores estão no nosso site, não neste e-mail.',
    action: 'Ver o que há de novo',
  },
  'staff-message': {},
};
