import { OfficeLayout } from './office-layout.tsx';

/** Everything under `/admin`. */
export default function AdminLayout() {
  return <OfficeLayout base="/admin" />;
}
