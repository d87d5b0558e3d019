import type { Translation } from '../languages.ts';
import type * as english from './errors.ts';

export const errorTexts: Translation<typeof english.errorTexts> = {
  bad_request: 'Não conseguimos ler esse pedido. Recarregue a página e tente de novo.',
  invalid_input: 'É preciso mudar alguma coisa no que escreveu. Verifique e tente de novo.',
  not_authenticated: 'A sua sessão terminou. Inicie sessão de novo para continuar.',
  forbidden: 'A sua conta não tem autorização para fazer isso. Se acha que devia ter, escreva-nos.',
  sign_in_again: 'Por segurança, inicie sessão de novo antes de fazer isto. Ainda nada mudou.',
  registrations_closed: 'De momento, não é possível criar contas novas. Tente mais tarde ou escreva-nos.',
  not_found: 'Não encontrámos o que procura. Pode ter sido eliminado. Volte atrás e tente a partir daí.',
  method_not_allowed: 'Esse endereço não aceita este tipo de pedido. Recarregue a página e tente de novo.',
  conflict: 'Não é possível fazer isso agora, porque outra coisa mudou. Recarregue a página e tente de novo.',
  stale: 'Alguém alterou isto antes. Veja o que mudou e decida de novo.',
  file_too_large: 'Esse ficheiro é grande demais. Faça uma cópia mais pequena e tente de novo.',
  body_too_large: 'É mais do que este formulário aceita. Encurte o texto e tente de novo.',
  file_type_not_allowed: 'Tipo de ficheiro não permitido',
  unsupported_media_type: 'Não conseguimos ler esse pedido. Recarregue a página e tente de novo.',
  range_not_satisfiable: 'Essa parte do ficheiro não existe. Recarregue a página e abra o ficheiro de novo.',
  setup_refused: 'Chave de administração inválida ou já existe um administrador',
  file_unreadable:
    'Não conseguimos ler esse ficheiro. Abra-o no seu dispositivo para verificar e tente de novo.',
  file_infected:
    'A nossa verificação de vírus encontrou algo perigoso neste ficheiro, por isso não o guardámos. Digitalize de novo o papel e escolha essa cópia.',
  too_many_requests: 'Foram muitos pedidos seguidos. Espere um minuto e tente de novo.',
  internal: 'Algo correu mal do nosso lado. Tente de novo, por favor. Se voltar a acontecer, escreva-nos.',
  billing_unavailable:
    'Não conseguimos contactar o nosso serviço de pagamentos. Nada lhe foi cobrado. Tente de novo ou escreva-nos.',
  unavailable:
    'De momento, não é possível contactar-nos. Verifique a sua ligação e tente de novo dentro de um minuto.',
  storage_full:
    'Não conseguimos guardar esse ficheiro agora. Continua no seu dispositivo. Tente mais tarde ou escreva-nos.',
};

export const fieldErrorTexts: Translation<typeof english.fieldErrorTexts> = {
  tooLong: (max) => `Use ${max} letras, no máximo.`,
};

export const refusalPageTexts: Translation<typeof english.refusalPageTexts> = {
  headings: { later: 'Tente de novo dentro de momentos', other: 'Não foi possível' },
  busy: 'Há muitas pessoas aqui neste momento. Nada se perdeu. Tente de novo dentro de alguns segundos.',
  filesAway:
    'Neste momento não é possível abrir nem guardar ficheiros. Tudo o resto funciona e os seus documentos estão seguros. Tente de novo dentro de um minuto.',
  databaseAway:
    'Neste momento não conseguimos guardar nem consultar nada. O que guardou está seguro e as páginas públicas funcionam. Tente de novo dentro de um minuto.',
  again: 'Tentar de novo',
  start: 'Ir para a página inicial',
  number: (id) => `Se nos escrever, indique este número: ${id}`,
};
