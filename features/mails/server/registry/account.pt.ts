import { graceDays } from '#features/privacy/rules.ts';
import { accountErasureTexts } from '#features/privacy/texts/account-erasure.pt.ts';
import { applicantTexts } from '#features/site/texts/dashboard.pt.ts';
import type * as english from './account.ts';
import type { MailTranslations } from './kind.ts';

export const accountMails: MailTranslations<typeof english.accountMails> = {
  welcome: {
    subject: 'Boas-vindas: eis o seu primeiro passo',
    body: `A sua conta está pronta. Vamos consigo passo a passo, do primeiro papel até à sua casa em Portugal.\n\nO primeiro passo é um número de contribuinte, chamado NIF. O seu painel mostra como obtê-lo. Não precisa de papéis para começar e pode parar e voltar em qualquer altura. O que já fez fica guardado.\n\nTem uma pergunta? Responda a este e-mail, ou inicie sessão e abra «${applicantTexts.help.support}». Uma pessoa da nossa equipa responde-lhe em 24 horas.`,
    action: 'Abrir o seu painel',
  },
  'erasure-requested': {
    subject: 'A sua conta vai ser eliminada',
    body: (day) =>
      `Pediu-nos que eliminássemos a sua conta. A ${day} eliminamo-la com tudo o que tem: o seu perfil, pedidos, documentos e mensagens.\n\nAté lá nada muda. Para manter a conta, inicie sessão e carregue em «${accountErasureTexts.due.keep}».\n\nO pedido não foi seu? Então inicie sessão, mantenha a conta e responda a este e-mail, para o podermos ajudar.`,
    action: 'Abrir o seu perfil',
  },
  'account-erased': {
    subject: 'A sua conta está a ser eliminada',
    body: (reference) =>
      `Pediu-nos há ${graceDays} dias, e estamos agora a eliminar a sua conta. O seu perfil, pedidos, documentos e mensagens são eliminados com ela. Demora menos de um dia.\n\nSe comprou alguma coisa, o seu plano terminou e o seu cartão também é eliminado. As suas faturas ficam no nosso serviço de pagamentos, porque a lei o exige.\n\nGuarde este número, se um dia nos quiser perguntar por isto: ${reference}.\n\nEste é o nosso último e-mail para si. Desejamos-lhe tudo de bom.`,
    action: 'O que guardamos, e porquê',
  },
};
