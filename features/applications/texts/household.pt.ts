import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './household.ts';

const kinds = { spouse: 'cônjuge', child: 'filho ou filha', other: 'outra pessoa' };

const inApplications = (count: number) => `${count} ${count === 1 ? 'pedido' : 'pedidos'}`;

export const applicantWords: Translation<typeof english.applicantWords> = ({ applicant, applicant_name }) =>
  applicant === 'self' ? 'O seu pedido' : `${applicant_name} (${kinds[applicant]})`;

export const householdTexts: Translation<typeof english.householdTexts> = {
  switcher: 'Que pedido quer ver?',
  whose: (applicant) =>
    applicant.applicant === 'self' ? 'O seu próprio pedido' : `Pedido de ${applicantWords(applicant)}`,
  nowShowing: (applicant) =>
    applicant.applicant === 'self'
      ? 'Vê agora o seu próprio pedido.'
      : `Vê agora o pedido de ${applicantWords(applicant)}.`,

  people: {
    title: 'Pessoas',
    lead: 'Cada pessoa que se muda consigo precisa de um pedido próprio, com guia e documentos.',
    progress: (status) => `Caminho até ao visto: ${status}.`,
    show: 'Mostrar',
    shown: 'A mostrar agora',
    remove: 'Remover',
    loading: 'A carregar as pessoas da sua conta...',
    loadFailed: 'Não foi possível carregar as pessoas da sua conta.',
  },

  allowance: {
    ofPlan: (allowed) => `O seu plano inclui ${inApplications(allowed)}.`,
    ofSetting: (allowed) => `Uma conta pode ter ${inApplications(allowed)}.`,
    used: (used, allowed) => `${used}\u00a0de\u00a0${allowed} ${allowed === 1 ? 'usado' : 'usados'}.`,
    seePlans: 'Ver planos e preços',
    contact: 'Contactar o apoio',
  },

  add: {
    button: 'Acrescentar pessoa',
    kind: 'Quem é?',
    kinds: { spouse: 'Cônjuge ou companheiro(a)', child: 'Filho ou filha', other: 'Outra pessoa' },
    name: 'Nome completo da pessoa',
    nameHint: 'Tal como está no passaporte dela.',
    nameMissing: 'Indique o nome completo da pessoa.',
    save: 'Acrescentar esta pessoa',
    saving: 'A acrescentar...',
    added: (applicant) => `Já está na lista: ${applicantWords(applicant)}`,
    addedDetail: 'Vê agora o guia e os documentos desta pessoa. No topo da página pode escolher outra.',
    known: (applicant) => `${applicantWords(applicant)} já estava na sua lista`,
    failed: 'Esta pessoa não foi acrescentada',
    kept: 'O que escreveu continua aqui.',
  },

  removal: {
    title: (name) => `Remover ${name}?`,
    question: 'O guia e as notas desta pessoa são eliminados. Não é possível voltar atrás.',
    confirm: 'Remover',
    removing: 'A remover...',
    done: (name) => `${name} já não está na lista`,
    failed: 'Esta pessoa não foi removida',
    own: 'O seu próprio pedido fica enquanto tiver conta. Se quiser encerrá-lo, escreva-nos.',
    hasDocuments:
      'Esta pessoa tem documentos. Elimine-os primeiro ou escreva-nos. Assim, nenhum papel se perde por engano.',
    withUs: 'A nossa equipa está a trabalhar neste pedido. Escreva-nos e ajudamos.',
  },
};
