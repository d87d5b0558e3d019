import { OfficeLayout } from './office-layout.tsx';

/** Everything under `/staff`. */
export default function StaffLayout() {
  return <OfficeLayout base="/staff" />;
}
