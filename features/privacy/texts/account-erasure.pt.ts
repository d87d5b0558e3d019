import type { Translation } from '#platform/shared/languages.ts';
import { graceDays } from '../rules.ts';
import { dataCardTexts } from './account-archive.pt.ts';
import type * as english from './account-erasure.ts';

export const accountErasureTexts: Translation<typeof english.accountErasureTexts> = {
  title: 'Eliminar a minha conta',
  hint: `Eliminamos o seu perfil, os seus pedidos, os seus documentos e as suas mensagens. Nos primeiros ${graceDays} dias nada acontece. Até lá, basta um toque para manter tudo.`,
  ask: 'Eliminar a minha conta',

  question: {
    title: 'Eliminar a sua conta?',
    description: (day) => `A ${day} eliminamos tudo o que guardamos sobre si. Até lá pode mudar de ideias.`,
    gone: 'Depois desse dia ninguém a pode recuperar, nem nós.',
    copy: `Quer uma cópia? Feche esta janela e carregue em «${dataCardTexts.get}».`,
    invoices: 'As suas faturas ficam no nosso serviço de pagamentos, porque a lei o exige.',
    confirm: 'Eliminar a minha conta',
    cancel: 'Manter a minha conta',
  },
  plan: {
    title: 'O seu plano',
    loading: 'A ver o seu plano...',
    charged: (plan) =>
      `Paga o plano ${plan} até a sua conta desaparecer. Cancele o plano se não quiser voltar a pagar.`,
    next: (date) => `O próximo pagamento é a ${date}.`,
    noneLeft: (plan) =>
      `A sua conta desaparece antes de o plano ${plan} voltar a ser pago. Não paga mais nada.`,
    cancel: 'Cancelar o meu plano',
    cancelling: 'A cancelar...',
    cancelled: (plan, date) =>
      `O seu plano ${plan} está cancelado. Mantém-no até ${date} e não paga mais nada.`,
    notCancelled: 'O seu plano não foi cancelado',
    toPlan: 'Ver o seu plano',
  },
  requested: {
    title: 'A sua conta vai ser eliminada',
    detail: (day) => `A ${day}. Enviámos-lhe um e-mail sobre isso.`,
  },
  due: {
    title: (day) => `A sua conta vai ser eliminada a ${day}`,
    detail: 'Até lá tudo fica como está, e pode mudar de ideias.',
    keep: 'Manter a minha conta',
    keeping: 'A manter a sua conta...',
  },
  kept: { title: 'A sua conta fica', detail: 'Nada é eliminado.' },
  failed: 'Nada mudou',

  staff: 'Faz parte da nossa equipa. Peça primeiro a um administrador que lhe retire a função.',
  begun: 'A sua conta está a ser eliminada. Já não é possível parar.',
};
