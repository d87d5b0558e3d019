import type { Translation } from '#platform/shared/languages.ts';
import { requiredDocuments } from '../rules/document-types.ts';
import type * as english from './documents.ts';
import { uploadQuestions } from './upload-questions.pt.ts';

const list = new Intl.ListFormat('pt-PT');
const extensionWord = (extension: string) => extension.replace('.', '').toUpperCase();

/** "PDF, JPG, PNG, DOC ou DOCX": .jpeg and .jpg are one thing to a person. */
function kinds(extensions: readonly string[]): string {
  const words = [...new Set(extensions.map(extensionWord).map((word) => (word === 'JPEG' ? 'JPG' : word)))];
  const last = words.pop() ?? '';
  return words.length > 0 ? `${words.join(', ')} ou ${last}` : last;
}

const inSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

export const documentTexts: Translation<typeof english.documentTexts> = {
  title: 'Documentos',
  backToDashboard: 'Voltar ao painel',
  loading: 'A carregar os seus documentos...',

  safe: 'Os seus ficheiros estão em segurança.',
  applicationFailed: {
    title: 'Erro ao carregar os dados do pedido',
    detail: 'Os seus ficheiros estão em segurança.',
  },

  overview: {
    title: 'Resumo do pedido',
    progressValue: (percentage) => `${percentage}% concluído`,
    currentStep: 'Fase atual',
    currentStepValue: (step) => `${step}/4`,
    status: 'Estado',
    statuses: {
      started: 'iniciado',
      in_progress: 'em curso',
      under_review: 'em análise',
      approved: 'aprovado',
      rejected: 'não aprovado',
      completed: 'concluído',
    },
  },

  required: {
    accepted: (count) => `Documentos obrigatórios aceites: ${count} de ${requiredDocuments.length}`,
  },

  general: {
    title: 'Documentos gerais',
    explain:
      'Papéis que não são de nenhum passo: uma cópia do passaporte, cartas, tudo o que queira guardar aqui.',
    empty: 'Ainda não há documentos. O que carregar aparece aqui.',
  },

  steps: {
    title: 'Documentos por passo',
    stepTitle: (number, title) => `Passo ${number}: ${title}`,
    duration: (duration) => `Demora ${duration}.`,
    states: { completed: 'Concluído', in_progress: 'Em curso', pending: 'Por iniciar' },
    empty: 'Ainda não há documentos neste passo.',
  },

  panel: { empty: 'Ainda não há nada aqui.' },

  upload: {
    choose: 'Escolher ficheiros',
    uploadYour: (document) => `Carregar ${inSentence(document)}`,
    another: 'Juntar outro ficheiro',
    takePhoto: 'Tirar fotografia',
    forSection: (title) => `para ${title}`,
    drop: 'ou largue-os aqui',
    dropNow: 'Largue os ficheiros para os carregar',
    limits: (extensions, megabytes) => `${kinds(extensions)}. Até ${megabytes}\u00a0MB cada um.`,
    otherPictures: 'Convertemos imagens HEIC, WebP, GIF e TIFF para JPG ou PDF.',
    waiting: 'À espera da sua vez',
    waitsForSignIn: 'Inicie sessão de novo. Depois, o envio continua sozinho.',
    checking: 'A verificar o ficheiro',
    offline: 'À espera da internet. Depois continua sozinho.',
    converting: 'A converter para JPG...',
    madeJpg: 'Convertemo-lo para JPG',
    madePdf: 'Convertemo-lo para PDF, com todas as páginas',
    renamed: (ending) => `Demos-lhe a terminação ${ending}, porque é isso que ele é`,
    madeSmaller: 'Fizemos uma cópia mais pequena. O original fica no seu dispositivo',
    accept: 'Carregar mesmo assim',
    makeSmaller: 'Fazer uma cópia mais pequena',
    makingSmaller: 'A fazer uma cópia mais pequena...',
    uploading: (percent) => `A enviar: ${percent}%`,
    done: 'Ficheiro carregado com sucesso',
    cancel: 'Cancelar',
    remove: 'Tirar desta lista',
    named: (action, fileName) => `${action}: ${fileName}`,
    unfinished: 'Ficou a meio. Escolha-o de novo para continuar.',
    chooseAgain: 'Escolher de novo',
    otherFile: (fileName) =>
      `Esse é outro ficheiro. Escolha de novo «${fileName}», ou elimine esta linha e carregue o novo.`,
  },

  list: {
    label: (where) => `Ficheiros em ${where}`,
    uploadedOn: (date) => `Carregado em ${date}`,
    view: 'Ver',
    download: 'Transferir',
    delete: 'Eliminar',
    downloading: 'A transferir...',
    opening: 'A abrir...',
  },

  checks: {
    checking: 'Estamos a verificar se este ficheiro tem vírus. Não precisa de fazer nada.',
    refused: 'Removemos este ficheiro. A nossa verificação de vírus encontrou nele algo perigoso.',
    refusedHelp: 'Fotografe ou digitalize de novo o papel e carregue essa cópia. Depois elimine esta linha.',
    found: (things) => `A nossa equipa abre este ficheiro com cuidado. Contém ${list.format(things)}.`,
    foundHelp: 'Uma fotografia ou uma nova digitalização do papel não precisa desse cuidado.',
    things: {
      old_word: 'um formato antigo do Word',
      macros: 'macros',
      script: 'um script',
      launches: 'um comando para iniciar um programa',
      opens_by_itself: 'algo que se executa sozinho',
      embedded_files: 'outros ficheiros',
      fetches: 'uma ligação que funciona sozinha',
      xfa_form: 'um formulário que poucos programas mostram',
      huge_picture: 'uma imagem de tamanho extremo',
      disguised: 'um segundo tipo de ficheiro',
      locked: 'uma palavra-passe',
      unreadable: 'partes que não conseguimos ler',
    },
  },

  questions: uploadQuestions,

  advised: {
    note: 'O portal oficial aconselha ficheiros com menos de 5 MB.',
    failed: 'Não conseguimos fazer uma cópia mais pequena desta imagem. Fica como está.',
  },

  category: {
    change: 'Mudar o tipo',
    title: 'O que é este ficheiro?',
    label: 'Tipo de documento',
    save: 'Guardar',
    saving: 'A guardar...',
    failed: 'Não foi possível mudar o tipo. Tente de novo, por favor.',
  },

  announce: {
    selected: (fileName) => `${fileName} selecionado`,
    chosen: (count) => `${count} ficheiros selecionados`,
    asking: (fileName, question) => `${fileName} espera pela sua resposta. ${question}`,
    offline: (fileName) => `${fileName} espera pela internet`,
    online: (fileName) => `${fileName} continua`,
    filed: (fileName, category) => `${fileName} está agora em «${category}»`,
    uploaded: (fileName) => `${fileName} carregado`,
    failed: (fileName, reason) => `${fileName} não foi carregado. ${reason}`,
    cancelled: (fileName) => `Envio de ${fileName} cancelado`,
    deleted: (fileName) => `${fileName} eliminado`,
  },

  deletion: {
    title: 'Eliminar documento',
    question: (fileName) => `Tem a certeza de que quer eliminar «${fileName}»? Não é possível voltar atrás.`,
    confirm: 'Eliminar',
    cancel: 'Cancelar',
    deleting: 'A eliminar...',
  },

  viewing: {
    title: 'A abrir o seu documento...',
    over: {
      title: 'Essa página fechou-se',
      detail:
        'Um documento fica aberto no seu próprio separador durante uma hora, um passaporte ou registo criminal durante um minuto, e só enquanto tiver a sessão iniciada. Abra-o de novo a partir da lista.',
    },
  },

  help: {
    title: 'Precisa de ajuda?',
    tips: [
      'Digitalize a 300 DPI ou fotografe à luz do dia, com os quatro cantos na imagem.',
      'Um papel por ficheiro é o mais fácil de voltar a encontrar.',
      'Se um ficheiro for grande demais, guarde-o como PDF mais pequeno.',
    ],
    contact: 'Contactar o apoio',
  },

  noApplication: {
    title: 'Nenhum pedido encontrado',
    detail: 'Tem de completar o seu perfil antes de aceder aos documentos.',
    hint: 'É criado quando abre o seu painel.',
    action: 'Ir para o painel',
  },

  toasts: {
    listFailed: {
      title: 'Erro ao carregar os documentos',
      detail: 'Não foi possível carregar os documentos. Tente de novo, por favor.',
    },
    downloadFailed: {
      title: 'A transferência falhou',
      detail: 'Não foi possível transferir o documento. Tente de novo, por favor.',
    },
    downloadStarted: 'Transferência iniciada',
    viewFailed: {
      title: 'Não foi possível ver',
      detail: 'Não foi possível mostrar o documento. Tente de novo, por favor.',
    },
    deleteFailed: {
      title: 'Não foi eliminado',
      detail: 'Não foi possível eliminar o documento. Tente de novo, por favor.',
    },
    deleted: 'Documento eliminado',
    uploadFailed: 'O envio falhou',
    uploaded: 'Ficheiro carregado com sucesso',
  },

  errors: {
    tooLarge: (megabytes) => `O ficheiro tem de ter menos de ${megabytes}\u00a0MB`,
    tooLargeHelp: (size) => `Este tem ${size}. Experimente guardá-lo como PDF mais pequeno.`,
    tooLargePictureHelp: (size) => `Este tem ${size}. Podemos fazer uma cópia mais pequena.`,
    notSmaller:
      'Não conseguimos fazer uma cópia mais pequena desta imagem. Tire-a de novo um pouco mais de longe e escolha essa.',
    typeNotAllowed: 'Tipo de ficheiro não permitido',
    typeNotAllowedHelp: (extensions) => `Guarde-o como ${kinds(extensions)} e escolha-o de novo.`,
    iphonePhotoHelp:
      'Não conseguimos ler esta fotografia do iPhone. 1. Abra-a no iPhone e faça uma captura de ecrã. 2. Escolha aqui a captura de ecrã.',
    pictureHelp:
      'Não conseguimos ler esta imagem. Abra-a no seu dispositivo, guarde-a como JPG e escolha essa.',
    notAuthenticated: 'Não tem sessão iniciada',
    notAuthenticatedHelp: 'Inicie sessão de novo e escolha outra vez o ficheiro.',
    sourceGone: 'O seu dispositivo já não entrega este ficheiro.',
    sourceGoneHelp:
      'Foi alterado ou movido, ou está num disco na nuvem. Guarde-o primeiro neste dispositivo e depois escolha-o de novo.',
    empty: 'Este ficheiro está vazio.',
    emptyHelp: 'Abra-o no seu dispositivo para verificar e escolha-o de novo.',
    nameTooLong: 'O nome deste ficheiro é demasiado longo.',
    nameTooLongHelp: 'Dê-lhe um nome mais curto e escolha-o de novo.',
    unexpected:
      'Algo correu mal ao enviar este ficheiro. Escolha-o de novo. Se voltar a acontecer, escreva-nos.',
    nameNotAllowed: 'O nome deste ficheiro tem caracteres que não podemos guardar.',
    nameNotAllowedHelp: 'Dê-lhe um nome simples e escolha-o de novo.',
    contentDiffers: (extension) => `O conteúdo deste ficheiro não corresponde à terminação ${extension}.`,
    contentDiffersHelp: 'Abra-o no seu dispositivo, guarde-o outra vez e escolha-o de novo.',
    hasMacros: 'Este ficheiro tem macros, que são pequenos programas.',
    hasMacrosHelp: 'Guarde-o como PDF e escolha esse.',
    asksForPassword: 'Este ficheiro pede uma palavra-passe.',
    asksForPasswordHelp: 'Guarde uma cópia sem palavra-passe e escolha essa.',
    isRichText: 'Este é um ficheiro de texto formatado (RTF).',
    isRichTextHelp: 'Guarde-o como PDF e escolha esse.',
    isWebPage: 'Este ficheiro é uma página da internet.',
    isWebPageHelp: 'Abra-a no navegador, imprima-a como PDF e escolha esse.',
    isOpenDocument: 'Este ficheiro é um texto OpenDocument, que o serviço não consegue abrir.',
    isOpenDocumentHelp: 'Guarde-o como PDF e escolha esse.',
    isSpreadsheet: 'Este ficheiro é uma folha de cálculo. Guarde-o como PDF e escolha esse.',
    isSlides: 'Este ficheiro é uma apresentação. Guarde-o como PDF e escolha esse.',
    isArchive: 'Este ficheiro é um pacote com outros ficheiros dentro.',
    isArchiveHelp: 'Abra-o no seu dispositivo e escolha os ficheiros que tem dentro.',
    isCutOff: 'Este ficheiro está cortado. Falta-lhe o fim.',
    isCutOffHelp: 'Copie-o ou descarregue-o outra vez e volte a escolhê-lo.',
    isPages: 'Este é um ficheiro do Pages.',
    isPagesHelp: 'Abra-o no Pages, exporte-o como PDF e escolha esse.',
    infected:
      'A nossa verificação de vírus encontrou algo perigoso neste ficheiro, por isso não o guardámos.',
    infectedHelp: 'Fotografe ou digitalize de novo o papel e escolha essa cópia.',
    interrupted: 'A ligação foi interrompida.',
    interruptedHelp: 'Escolha o ficheiro de novo para continuar.',
    sizeDiffers: 'O ficheiro que chegou não tem o tamanho anunciado.',
    sizeDiffersHelp: 'Pode ter mudado entretanto. Escolha-o de novo.',
    otherContent:
      'Este envio já tinha terminado com outro conteúdo. Escolha o ficheiro de novo para o enviar como novo.',
    noNewCopyNeeded:
      'Já não é precisa uma nova cópia desse documento. Para guardar também este ficheiro, escolha-o como outro ficheiro.',
    tooManyOpen: 'Há demasiados envios por terminar. Termine ou elimine primeiro alguns.',
    noRoom: 'Chegou ao espaço que podemos dar a cada pessoa. Elimine documentos de que já não precisa.',
  },
};
