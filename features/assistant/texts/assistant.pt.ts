import type { Translation } from '#platform/shared/languages.ts';
import { assistantLimits } from '../rules/limits.ts';
import type * as english from './assistant.ts';

export const assistantTexts: Translation<typeof english.assistantTexts> = {
  title: 'Assistente financeiro',
  lead: 'Pergunte sobre dinheiro e a sua mudança para Portugal. Cada resposta indica as fontes e as datas. A biblioteca está em inglês e as citações também.',
  backToHome: 'Voltar ao início',
  cardsTitle: 'Em que pode ajudar',
  cards: {
    planning: {
      title: 'Planeamento financeiro',
      detail: 'Regras de rendimentos, taxas, impostos e quanto custa uma mudança.',
    },
    investment: {
      title: 'Orientação sobre investimentos',
      detail: 'O que saber sobre fundos, contas e declarações aos EUA. Sem conselhos sobre o que comprar.',
    },
    documents: {
      title: 'Análise de documentos',
      detail: 'Anexe em PDF um extrato bancário ou uma carta da pensão e faça perguntas.',
    },
  },

  chat: {
    heading: 'Faça uma pergunta',
    label: 'A sua pergunta',
    send: 'Enviar',
    stop: 'Parar',
    stopped: 'Parou esta resposta.',
    copy: 'Copiar',
    copied: 'Resposta copiada',
    copyFailed: 'Não foi possível copiar a resposta',
    askAgain: 'Perguntar de novo',
    latest: 'Ir para a última',
    log: 'Perguntas e respostas',
    attach: 'Anexar um PDF',
    keys: 'Enter para enviar, Shift+Enter para uma linha nova.',
    waiting: 'À procura de uma resposta...',
    ready: 'Resposta pronta',
    choose: 'Perguntas à escolha',
    toChoose: (many) => `Não sei bem o que quer saber: ${many} perguntas à escolha`,
    noneOfThese: 'Nenhuma destas: perguntar à equipa',
    you: 'A sua pergunta',
    assistant: 'Assistente financeiro',
    unanswered: 'Esta pergunta ainda não tem resposta.',
    analyze: 'Analise, por favor, o documento que carreguei.',
    sources: 'Fontes',
    sourceDate: (date) => `de ${date}`,
    undated: 'sem data',
    page: (page) => `Página ${page} do seu ficheiro`,
    quoted: (page, line) => `O seu ficheiro diz na página ${page}: «${line}»`,
    boundary: 'Informação geral, não aconselhamento jurídico, fiscal ou de investimento.',
    privacy:
      'Não inclua números de conta nem da Social Security. Os ficheiros são lidos uma vez e não são guardados. Guardamos o texto de um ficheiro, cifrado, durante uma hora, para poder fazer perguntas sobre ele. Depois é apagado.',
    toGoogle:
      'As suas perguntas são respondidas pelo Gemini. Para isso, a sua pergunta e o texto do seu ficheiro são enviados ao Google. Uma digitalização não tem texto: é enviado ao Google o próprio ficheiro, para o Gemini o transcrever.',
    noHistory: 'Sem conta, pode fazer 5 perguntas por dia e nada fica guardado.',
    signIn: 'Entrar para guardar',
    socialSecurity:
      'Isto parece um número da Social Security. Retire-o, por favor: não precisamos dele para responder.',
    support: 'Escrever ao apoio',
    errors: {
      missing: 'Escreva uma pergunta ou anexe um PDF.',
      reading: 'Ainda estamos a ler o ficheiro. Envie a pergunta quando terminar.',
      tooLong: 'A pergunta não pode ter mais de 4000 caracteres.',
    },
  },

  engines: {
    library: 'Resposta da nossa própria biblioteca',
    gemini: 'Resposta do Gemini a partir das passagens abaixo',
    budget: 'Resposta da nossa própria biblioteca, porque a parte de hoje do Gemini se esgotou',
    nothing_held:
      'Resposta da nossa própria biblioteca, porque o que o Gemini escreveu não resistiu à comparação com as fontes',
  },

  suggestionsTitle: 'O que as pessoas perguntam',
  suggestions: [
    'De que rendimentos mensais preciso para o visto D7?',
    'Como obtenho um NIF, o número de contribuinte?',
    'Quando me torno residente fiscal em Portugal?',
    'Tenho de declarar aos EUA a minha conta bancária portuguesa?',
    'A minha pensão é suficiente para mim e o meu cônjuge?',
  ],

  file: {
    heading: 'Ficheiro anexado',
    wrongType: { title: 'Tipo de ficheiro inválido', detail: 'Carregue um ficheiro PDF' },
    tooLarge: {
      title: 'Ficheiro grande demais',
      detail: 'Carregue um ficheiro com menos de 10\u00a0MB',
    },
    taken: { title: 'Ficheiro carregado', detail: (file) => `${file} está pronto para análise` },
    failed: 'Não foi possível ler o ficheiro',
    sourceGone:
      'O seu dispositivo já não entrega este ficheiro. Foi alterado ou movido, ou está num disco na nuvem. Guarde-o primeiro neste dispositivo e depois anexe-o de novo.',
    reading: (file) => `A ler ${file}...`,
    removeShort: 'Retirar',
    remove: (file) => `Retirar ${file}`,
    unnamed: 'O seu PDF',
    yours: 'O seu ficheiro',
    gone: 'O ficheiro já não está aqui: o texto dele fica guardado uma hora. Anexe-o de novo, por favor.',
    read: (pages) => (pages === 1 ? 'Li 1 página.' : `Li ${pages} páginas.`),
    readNone:
      'As páginas são imagens e não encontrei texto nelas. Anexe o PDF do site do seu banco ou escreva os valores na pergunta.',
    byGemini: 'As páginas são imagens. O Gemini transcreveu-as.',
    unread: (pages, many) =>
      many ? `As páginas ${pages} não tinham texto.` : `A página ${pages} não tinha texto.`,
    leftOut: (last, all) => `O ficheiro tem ${all} páginas; não fui além da página ${last}.`,
    cut: 'Tem mais texto do que leio de um ficheiro, por isso o resto fica de fora.',
  },

  history: {
    title: 'O que já perguntou',
    empty: 'O que pergunta fica guardado aqui e pode eliminá-lo.',
    fresh: 'Nova conversa',
    kept: `Fica guardado ${assistantLimits.historyMonths} meses. Mais ninguém o pode ler.`,
    delete: (title) => `Eliminar «${title}»`,
    deleteTitle: 'Eliminar esta conversa?',
    deleteDetail: (title) => `«${title}» e as respostas são apagadas para sempre.`,
    deleteConfirm: 'Eliminar',
    deleteAll: 'Eliminar tudo',
    deleteAllTitle: 'Eliminar todas as conversas?',
    deleteAllDetail: 'Todas as suas perguntas e as respostas são apagadas para sempre.',
    cancel: 'Cancelar',
    deleted: 'Conversa eliminada',
    deletedAll: 'Todas as conversas eliminadas',
    deleteFailed: 'Não foi possível eliminar',
    failed: 'Não foi possível carregar as suas perguntas',
    gone: 'Esta conversa foi eliminada. Pergunte de novo e começa uma nova.',
    openFailed: 'Não foi possível abrir a conversa',
    loading: 'A carregar as suas perguntas...',
  },

  limits: {
    questions: (signedIn) =>
      signedIn
        ? 'Já perguntou muito hoje. Pode perguntar de novo amanhã ou escrever ao apoio.'
        : 'Já fez todas as perguntas grátis de hoje. Inicie sessão para perguntar mais, ou volte amanhã.',
    files: (signedIn) =>
      signedIn
        ? 'Já anexou muitos ficheiros hoje. Pode anexar mais amanhã.'
        : 'Já anexou todos os ficheiros grátis de hoje. Inicie sessão para anexar mais, ou volte amanhã.',
    beingAnswered: 'Esta pergunta já está a ser respondida. Espere um momento, por favor.',
  },

  modelFailures: {
    timeout: 'O Gemini não respondeu a tempo.',
    busy: 'De momento, o Gemini não aceita mais perguntas.',
    refused: 'O Gemini recusou a pergunta.',
    unreachable: 'Não foi possível contactar o Gemini.',
    blocked: 'O Gemini não enviou resposta.',
  },

  unreachable: {
    toast: {
      title: 'Serviço temporariamente indisponível',
      detail: 'Tente de novo daqui a um momento',
    },
    answer: (error) => `Lamento, não foi possível responder agora à sua pergunta: ${error}`,
  },
  failed: 'Tenho dificuldades técnicas e não consigo responder agora.',
  technical: 'Pormenores técnicos',
  unknownForm: 'De momento, não consigo tratar a sua pergunta...',
  moderateConfidence: (percentage) =>
    `Confiança moderada (${percentage}%). Confirme isto em fontes oficiais.`,
};
