import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './dashboard.ts';

export const applicantTexts: Translation<typeof english.applicantTexts> = {
  nav: { home: 'Início', visaProcess: 'Visto', documents: 'Documentos', profile: 'Perfil' },
  plan: (plan) => `Plano ${plan}`,
  help: {
    title: 'Precisa de ajuda?',
    contact: 'Escreva-nos',
    support: 'Contactar o apoio',
    consultation: 'Marcar uma consulta',
    leaving: (host) => `A marcação faz-se em ${host}, que não é o nosso site.`,
  },
};

export const planNames: Translation<typeof english.planNames> = {
  premium: 'Premium',
  standard: 'Standard',
  other: 'Especial',
};

export const dashboardTexts: Translation<typeof english.dashboardTexts> = {
  title: 'Painel',
  greeting: (name) => `Olá de novo, ${name}!`,
  explorer: 'viajante',
  unknownInitial: 'U',
  loading: 'A carregar o seu painel...',
  loaded: 'Painel carregado',
  updated: (time) => `Atualizado: ${time}`,
  refresh: 'Atualizar',
  loadFailed: {
    title: 'Erro ao carregar o painel',
    detail: 'Não se perdeu nada.',
  },
  staff: {
    title: 'Trabalha aqui',
    detail:
      'Não foi iniciado nenhum pedido em seu nome, por isso não aparece em nenhuma lista nem contagem da equipa.',
    office: 'Abrir a área da equipa',
    start: 'Iniciar um pedido meu',
  },
  journey: {
    title: 'O seu caminho até ao visto',
    progress: (percentage) => `Progresso: ${percentage}%`,
    guide: (done) => `Guia: ${done} de 6 passos`,
    documents: (types) => `Documentos: ${types} de ${requiredDocuments.length} tipos`,
    stage: (stage, title) => `Fase ${stage} de 4 do pedido: ${title}`,
    contact: 'Contactar o apoio',
    fit: 'Como tudo se liga',
  },
  help: {
    title: 'Obter ajuda',
    plan: (plan) => `Está no plano ${plan}.`,
    reply: 'Respondemos em 24 horas.',
    manage: 'Gerir a subscrição',
    upgrade:
      'Mude para um plano superior: os seus documentos são verificados primeiro e as suas mensagens respondidas primeiro.',
    seePlans: 'Ver planos e preços',
  },
  activity: {
    title: 'Atividade recente',
    loading: 'A carregar a sua atividade recente...',
    loadFailed: 'Não foi possível carregar a sua atividade recente.',
    showAll: (hidden) => `Mostrar mais ${hidden}`,
    showFewer: 'Mostrar menos',
  },
};
