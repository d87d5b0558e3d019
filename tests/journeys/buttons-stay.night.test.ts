import { buttonsStay } from './buttons-stay.ts';

const steps = ['nif-number', 'nif-document', 'documents', 'online-application', 'interview', 'settlement'];

/** Every screen and every card. The last result stands in docs/results/day-and-night.md. */
buttonsStay({
  applicant: ['/dashboard', '/documents', '/profile', ...steps.map((step) => `/visa-process#${step}`)],
  planned: ['/dashboard', '/documents', '/visa-process', '/visa-process?view=timeline'],
});
