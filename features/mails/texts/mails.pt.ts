import { accountErasureTexts } from '#features/privacy/texts/account-erasure.pt.ts';
import { applicantTexts } from '#features/site/texts/dashboard.pt.ts';
import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './mails.ts';

const inDays = (left: number) => (left === 1 ? 'ou seja, amanhã' : `daqui a ${left} dias`);

export const mailTexts: Translation<typeof english.mailTexts> = {
  greeting: 'Olá,',
  why: (siteName) => `Recebe este e-mail porque tem uma conta em ${siteName}.`,
  welcome: {
    subject: 'Boas-vindas: eis o seu primeiro passo',
    body: `A sua conta está pronta. Vamos consigo passo a passo, do primeiro papel até à sua casa em Portugal.\n\nO primeiro passo é um número de contribuinte, chamado NIF. O seu painel mostra como obtê-lo. Não precisa de papéis para começar e pode parar e voltar em qualquer altura. O que já fez fica guardado.\n\nTem uma pergunta? Responda a este e-mail, ou inicie sessão e abra «${applicantTexts.help.support}». Uma pessoa da nossa equipa responde-lhe em 24 horas.`,
    action: 'Abrir o seu painel',
  },
  dateComing: {
    subject: 'Aproxima-se um dia que guardou',
    body: {
      appointment: (day, left) =>
        `A sua marcação para o visto é a ${day}, ${inDays(left)}.\n\nTenha o passaporte e todos os papéis prontos na véspera. O seu painel mostra o que ainda falta.`,
      move_in: (day, left) =>
        `Planeia mudar-se para Portugal a ${day}, ${inDays(left)}.\n\nO visto já está no passaporte? As primeiras noites estão marcadas? Leve os papéis consigo no avião, não na mala.`,
      passport_expiry: (day, left) =>
        `O seu passaporte é válido até ${day}, ${inDays(left)}.\n\nPeça já um novo, com urgência. Para o visto, o passaporte tem de ser válido por mais 6 meses do que a sua estadia.`,
      criminal_record_issued: (day, left) =>
        `O seu registo criminal faz 90 dias a ${day}, ${inDays(left)}.\n\nAlguns consulados pedem um registo mais recente no momento da entrega. A sua marcação é mais tarde? Então pergunte ao seu consulado se o seu ainda serve. Um novo demora 3 a 4 semanas.`,
    },
    change: 'O dia mudou? Altere-o no seu painel. Se não sabe o que fazer, responda a este e-mail.',
    stop: 'Pode desligar estes lembretes no seu perfil.',
    action: 'Abrir o seu painel',
  },
  supportReply: {
    subject: 'Tem uma resposta nossa',
    body: 'Respondemos à mensagem que nos enviou. Para sua segurança, a resposta está no nosso site, não neste e-mail.',
    action: 'Ler a resposta',
  },
  documentReturned: {
    subject: 'É preciso agir: um papel precisa de nova cópia',
    body: 'Vimos os seus papéis, e um ou mais precisam de nova cópia. Inicie sessão para ver quais e o que fazer.',
    action: 'Ver o que é preciso',
  },
  supportMessage: {
    subject: 'Tem uma mensagem nossa',
    body: 'Escrevemos-lhe. Para sua segurança, a mensagem está no nosso site, não neste e-mail.',
    action: 'Ler a mensagem',
  },
  decision: {
    subject: 'Há novidades sobre o seu pedido',
    body: 'Algo mudou no seu pedido de visto. Para sua segurança, os pormenores estão no nosso site, não neste e-mail.',
    action: 'Ver o que há de novo',
  },
  erasureRequested: {
    subject: 'A sua conta vai ser eliminada',
    body: (day) =>
      `Pediu-nos que eliminássemos a sua conta. A ${day} eliminamo-la com tudo o que tem: o seu perfil, pedidos, documentos e mensagens.\n\nAté lá nada muda. Para manter a conta, inicie sessão e carregue em «${accountErasureTexts.due.keep}».\n\nO pedido não foi seu? Então inicie sessão, mantenha a conta e responda a este e-mail, para o podermos ajudar.`,
    action: 'Abrir o seu perfil',
  },
  accountErased: {
    subject: 'A sua conta está a ser eliminada',
    body: (reference) =>
      `Pediu-nos há 30 dias, e estamos agora a eliminar a sua conta. O seu perfil, pedidos, documentos e mensagens são eliminados com ela. Demora menos de um dia.\n\nSe comprou alguma coisa, o seu plano terminou e o seu cartão também é eliminado. As suas faturas ficam no nosso serviço de pagamentos, porque a lei o exige.\n\nGuarde este número, se um dia nos quiser perguntar por isto: ${reference}.\n\nEste é o nosso último e-mail para si. Desejamos-lhe tudo de bom.`,
    action: 'O que guardamos, e porquê',
  },
  staffMessage: { answer: 'Pode responder a este e-mail. A sua resposta chega à nossa equipa.' },
};
