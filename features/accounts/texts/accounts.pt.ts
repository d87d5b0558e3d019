import type { Translation } from '#platform/shared/languages.ts';
import type { SignInFailure } from '#platform/shared/sign-in-failures.ts';
import type * as english from './accounts.ts';

export const accountTexts: Translation<typeof english.accountTexts> = {
  auth: {
    headline: 'Comece o seu caminho para Portugal',
    headlineDetail: 'Junte-se aos milhares de pessoas que fizeram de Portugal a sua nova casa',
    signIn: {
      heading: 'Olá de novo',
      detail: 'Inicie sessão para continuar o seu processo de visto',
      otherMode: 'É a primeira vez?',
      otherModeLink: 'Criar uma conta',
    },
    signUp: {
      heading: 'Criar conta',
      detail: 'Dê o primeiro passo para residir em Portugal',
      otherMode: 'Já tem conta?',
      otherModeLink: 'Iniciar sessão',
    },
    continueWithGoogle: 'Continuar com o Google',
    anyGoogleAccount: 'Use qualquer conta Google, por exemplo, do Gmail.',
    backToHome: 'Voltar ao início',
    loading: 'A verificar se tem sessão iniciada',
    finishing: 'A iniciar a sua sessão',
    insideAnotherApp:
      'O Google não permite iniciar sessão dentro desta aplicação. Abra primeiro esta página no seu navegador.',
  },

  signInFailed: {
    title: 'Erro ao iniciar sessão com o Google',
    reasons: {
      access_denied:
        'O início de sessão foi interrompido antes de terminar. Nada mudou. Pode recomeçar quando quiser.',
      registrations_closed:
        'De momento, não é possível criar contas novas. Se já tem conta, inicie sessão com o endereço que usou antes.',
      account_deactivated: 'Esta conta foi encerrada. Se a quiser de volta, escreva-nos.',
      email_not_verified:
        'A sua conta no Google não tem um endereço de e-mail confirmado. Confirme-o e tente de novo.',
      flow_expired:
        'O início de sessão demorou demasiado ou começou noutro navegador. Tente de novo aqui, por favor.',
      provider_unreachable: 'O serviço de início de sessão não respondeu. Tente de novo dentro de um minuto.',
      provider_refused:
        'O serviço de início de sessão enviou uma resposta que não pudemos usar. Tente de novo, por favor. Se voltar a acontecer, escreva-nos.',
      too_many_requests:
        'Houve demasiados inícios de sessão a partir da sua rede. Espere um minuto e tente de novo.',
      other_account:
        'Essa não é a conta com que tem sessão iniciada aqui. Escolha, por favor, a mesma conta.',
      not_again:
        'Desta vez, o Google não lhe perguntou quem é. Termine primeiro a sessão do Google neste navegador e carregue de novo no botão.',
      insecure_address:
        'Para iniciar sessão é preciso um endereço seguro. Abra o endereço que começa por https, ou localhost nesta máquina.',
      unknown:
        'Algo correu mal do nosso lado ao iniciar sessão. Tente de novo, por favor. Se voltar a acontecer, escreva-nos.',
    },
  },

  signOut: {
    button: 'Sair',
    everywhere: 'Terminar sessão em todo o lado',
    elsewhere: 'Terminar as outras sessões',
    othersDone: 'As outras sessões foram terminadas',
    done: { title: 'Sessão terminada', detail: 'Saiu da sua conta.' },
    failed: { title: 'Erro ao terminar a sessão' },
    unsaved: {
      title: 'Terminar sessão sem guardar?',
      detail: 'Alterou algo nesta página e ainda não guardou.',
      unsent: 'Uma alteração sua ainda não chegou até nós. Se terminar sessão agora, perde-se.',
      begun: 'Começou a escrever algo que ainda não foi enviado. Se terminar sessão agora, perde-se.',
      elsewhere: 'Há algo noutro separador que ainda não está guardado. Se terminar sessão agora, perde-se.',
      uploading:
        'Ainda há um ficheiro a ser enviado. Se terminar sessão agora, terá de o escolher outra vez.',
      stay: 'Ficar aqui',
    },
  },

  sessionEnded: {
    title: 'Para continuar, inicie sessão de novo',
    detail:
      'A sua sessão terminou, talvez noutro dispositivo ou após uma pausa longa. O que vê aqui fica como está.',
    signIn: 'Iniciar sessão de novo',
    leave: 'Sair desta página',
    blocked:
      'O seu navegador não abriu a página para iniciar sessão. Permita janelas pop-up neste site e carregue de novo no botão.',
  },

  signInAgain: {
    title: 'Por favor, inicie sessão de novo',
    detail:
      'É por segurança: perguntamos antes de alterações importantes, para que ninguém as faça no seu ecrã. O início de sessão abre num separador novo. O que escreveu fica aqui, e depois concluímos a alteração.',
    signIn: 'Iniciar sessão de novo',
    cancel: 'Agora não',
    heading: 'Por favor, inicie sessão de novo',
    headingDetail: 'É por segurança. Escolha a mesma conta de antes.',
  },

  signedInAgain: {
    title: 'Tem de novo a sessão iniciada',
    detail: 'Feche esta página e volte àquela em que estava. Lá está tudo como deixou.',
    goOnHere: 'Ou continue aqui',
  },

  inAppBrowser: {
    heading: 'Antes de mais: abra esta página no seu navegador',
    explanation: (app) =>
      `Está dentro da aplicação ${app}. O Google não permite iniciar sessão aqui, porque a aplicação poderia ler a sua palavra-passe.`,
    unknownApp: 'que abriu este link',
    stepsHeading: 'Como abrir',
    iosSteps: [
      'Toque nos três pontos ou no símbolo de partilha, num canto deste ecrã.',
      'Escolha «Abrir no Safari», «Abrir no navegador» ou «Abrir externamente».',
      'Inicie sessão lá. Pode fechar esta aplicação.',
    ],
    androidSteps: [
      'Toque nos três pontos no canto superior direito.',
      'Escolha «Abrir no Chrome» ou «Abrir no navegador».',
      'Inicie sessão lá. Pode fechar esta aplicação.',
    ],
    openInChrome: 'Abrir no Chrome',
    orCopy: 'Ou copie o endereço e cole-o no Safari ou no Chrome:',
    copyLink: 'Copiar o link',
    copied: 'Link copiado',
    copyFailed: 'Mantenha o dedo sobre o endereço para o copiar.',
    tryAnyway: 'Tentar iniciar sessão aqui na mesma',
  },
};

export const signInFailureText: Translation<typeof english.signInFailureText> = (reason) => {
  const { reasons } = accountTexts.signInFailed;
  return Object.hasOwn(reasons, reason ?? '') ? reasons[reason as SignInFailure] : reasons.unknown;
};
