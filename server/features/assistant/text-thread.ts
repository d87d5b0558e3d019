import { parentPort, workerData } from 'node:worker_threads';
import { findInText } from '#domain/rules/assistant/find-in-text.ts';
import type { PdfPage } from '#domain/rules/assistant/read-pdf.ts';

parentPort?.postMessage(findInText(workerData as PdfPage[]));
