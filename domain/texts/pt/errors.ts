import type * as english from '../errors.ts';
import type { Translation } from './translation.ts';

export const errorTexts: Translation<typeof english.errorTexts> = {
  bad_request: 'Não conseguimos ler esse pedido. Recarregue a página e tente de novo.',
  invalid_input: 'É preciso mudar alguma coisa no que escreveu.',
  not_authenticated: 'Inicie sessão de novo para continuar.',
  forbidden: 'A sua conta não pode fazer isso.',
  registrations_closed: 'De momento, não é possível criar contas novas. Tente mais tarde ou escreva-nos.',
  not_found: 'Não encontrámos o que procura.',
  method_not_allowed: 'Esse endereço não aceita este tipo de pedido.',
  conflict: 'Não é possível fazer isso agora, porque outra coisa mudou. Recarregue a página e tente de novo.',
  stale: 'Alguém alterou isto antes. Veja o que mudou e decida de novo.',
  file_too_large: 'Esse ficheiro é grande demais.',
  body_too_large: 'É mais do que este formulário aceita.',
  file_type_not_allowed: 'Tipo de ficheiro não permitido',
  unsupported_media_type: 'Não conseguimos ler esse pedido. Recarregue a página e tente de novo.',
  range_not_satisfiable: 'Essa parte do ficheiro não existe.',
  setup_refused: 'Chave de administração inválida ou já existe um administrador',
  file_unreadable:
    'Não conseguimos ler esse ficheiro. Abra-o no seu dispositivo para verificar e tente de novo.',
  too_many_requests: 'Foram muitos pedidos seguidos. Espere um minuto e tente de novo.',
  internal: 'Algo correu mal do nosso lado. Tente de novo, por favor.',
  billing_unavailable:
    'Não conseguimos contactar o nosso serviço de pagamentos. Nada lhe foi cobrado. Tente de novo ou escreva-nos.',
  unavailable: 'De momento, não estamos disponíveis. Tente de novo dentro de um minuto.',
  storage_full: 'Não conseguimos guardar esse ficheiro agora. Não se perdeu nada. Tente mais tarde.',
};
