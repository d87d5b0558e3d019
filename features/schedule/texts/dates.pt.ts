import type { Translation } from '#platform/shared/languages.ts';
import { reminderLeads } from '../rules/dates.ts';
import type * as english from './dates.ts';

export const leadWords = reminderLeads.map((days) => `${days} dias`).join(' e ');

export const dateTexts: Translation<typeof english.dateTexts> = {
  title: 'As suas datas',
  intro: (byMail) =>
    byMail
      ? `Guarde um dia e avisamos por e-mail ${leadWords} antes.`
      : 'Guarde um dia e o seu guia conta a partir dele.',
  names: {
    appointment: 'Marcação do visto',
    handed_in: 'Documentos entregues a',
    move_in: 'Mudança para Portugal',
    passport_expiry: 'Passaporte válido até',
    criminal_record_issued: 'Registo criminal emitido a',
  },
  left: (days) => {
    if (days < 0) return 'Este dia já passou';
    if (days === 0) return 'Hoje';
    return days === 1 ? 'Amanhã' : `Daqui a ${days} dias`;
  },
  ago: (days) => {
    if (days < 1) return 'Hoje';
    return days === 1 ? 'Ontem' : `Há ${days} dias`;
  },
  passportNote: 'Tem de ser válido por mais 6 meses do que a sua estadia.',
  record: {
    young: (day, young, byMail) =>
      `Faz ${young} dias a ${day}. Alguns consulados pedem um mais recente.${byMail ? ' Avisamos antes desse dia.' : ''}`,
    old: (age, young, lastDay) =>
      `Tem ${age} dias. Alguns consulados pedem menos de ${young} dias. Outros aceitam-no durante 6 meses, até ${lastDay}.`,
    everywhere: (age) => `No dia da sua marcação tem ${age} dias. É recente que chegue.`,
    some: (age, young) =>
      `No dia da sua marcação tem ${age} dias. Alguns consulados pedem menos de ${young} dias. Pergunte ao seu antes de ir.`,
    nowhere: (age) =>
      `No dia da sua marcação tem ${age} dias, mais de 6 meses. Precisa de um novo; o seu calendário diz quando o deve pedir.`,
    after: 'É posterior à sua marcação. Verifique os dois dias.',
  },
  moveTooEarly:
    'É antes do dia em que entrega os documentos. Primeiro precisa do visto. Verifique os dois dias.',
  label: (action, name) => `${action}: ${name}`,
  none: 'Ainda não guardado',
  add: 'Adicionar',
  change: 'Alterar',
  remove: 'Remover',
  saved: 'Data guardada',
  removed: 'Data removida',
  failed: 'A data não foi guardada',
  loading: 'A carregar as suas datas...',
  loadFailed: 'Não foi possível carregar as suas datas.',
  calendar: 'Ter estas datas no seu calendário',
};
