import { parentPort, workerData } from 'node:worker_threads';
import { findInText } from '../rules/find-in-text.ts';
import type { PdfPage } from '../rules/read-pdf.ts';

parentPort?.postMessage(findInText(workerData as PdfPage[]));
