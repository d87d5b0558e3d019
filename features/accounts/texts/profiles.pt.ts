import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './profiles.ts';

export const profileTexts: Translation<typeof english.profileTexts> = {
  title: 'O seu perfil',
  backToDashboard: 'Voltar ao painel',
  loading: 'A carregar o seu perfil...',

  completion: {
    title: 'Perfil preenchido',
    percentage: (percentage) => `${percentage}% completo`,
    hint: 'Complete o seu perfil para aceder a tudo e receber orientação personalizada sobre o visto.',
    complete: 'O seu perfil está completo.',
    add: 'Ainda falta:',
    nameNotSaved: 'O seu nome já está no formulário. Conta assim que premir Guardar perfil.',
  },

  form: {
    title: 'Dados pessoais',
    labels: {
      full_name: 'Nome completo',
      phone: 'Número de telefone',
      nationality: 'Nacionalidade',
      current_location: 'Onde vive agora',
    },
    fullNameHint: 'Tal como está no seu passaporte.',
    fromProvider: 'Da sua conta Google. Altere-o se o passaporte disser outra coisa.',
    phoneHint: 'Com o indicativo do país, por exemplo, +1\u00a0617\u00a0555\u00a00123.',
    chooseCountry: 'Escolha um país',
    common: 'Mais frequentes',
    allCountries: 'Todos os países',
    cannotFind: 'Não encontra o seu?',
    tellUs: 'Diga-nos',
    missingCountry: 'O meu país não está na lista',
    save: 'Guardar perfil',
    saving: 'A guardar...',
    notSaved: 'O que escreveu continua aqui. Ainda não foi guardado.',
  },

  account: {
    title: 'Dados da conta',
    email: 'E-mail',
    emailHint: 'Da conta com que inicia sessão.',
    plan: 'Plano de subscrição',
    noPlan: 'Nenhum',
    active: 'Ativo',
    memberSince: 'Membro desde',
  },

  sessions: {
    title: 'Onde tem sessão iniciada',
    current: 'Este dispositivo',
    unknownDevice: 'Dispositivo desconhecido',
    device: (browser, system) => `${browser} em ${system}`,
    lastSeen: (when) => `Última utilização: ${when}`,
    end: 'Terminar esta sessão',
    explain: 'Se não reconhece alguma, termine sessão em todo o lado e inicie sessão de novo.',
    loading: 'A carregar os seus dispositivos...',
    loadFailed: 'Não foi possível carregar a lista de dispositivos.',
  },

  leaving: {
    title: 'Guardar as alterações?',
    detail: 'Alterou o seu perfil e ainda não o guardou.',
    save: 'Guardar e sair',
    leave: 'Sair sem guardar',
    stay: 'Ficar aqui',
  },

  loadFailed: {
    title: 'Erro ao carregar o perfil',
    detail: 'Não se perdeu nada.',
  },
  saveFailed: { title: 'Erro ao atualizar o perfil' },
  saved: { title: 'Perfil atualizado', detail: 'O seu perfil foi atualizado com sucesso.' },
  savedOnLeaving: {
    title: 'Perfil atualizado com sucesso',
    detail: 'Os dados do seu perfil foram guardados.',
  },
  accessDenied: { title: 'Acesso recusado', detail: 'Só pode aceder aos dados do seu próprio perfil' },

  errors: {
    fullNameTooShort: 'O nome completo deve ter pelo menos 2 caracteres',
  },
};
