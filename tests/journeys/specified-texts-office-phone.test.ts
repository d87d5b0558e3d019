import { phone } from '../support/journey.ts';
import { walkTheOffice } from './walk-the-office.ts';

walkTheOffice(phone);
