import { Outlet } from 'react-router';
import { KeepLanguage } from '#features/accounts/web/keep-language.tsx';
import { RequireSession } from '#features/accounts/web/require-session.tsx';
import { Uploads } from '#features/documents/web/uploads.tsx';
import { KeptTicks } from '#features/guide/web/kept-ticks.tsx';
import { ServerState } from '#platform/browser/server-state.tsx';
import { ApplicantFrame } from './applicant-frame.tsx';

export default function ApplyLayout() {
  return (
    <RequireSession>
      <ServerState keep>
        <KeptTicks />
        <KeepLanguage />
        <Uploads>
          <ApplicantFrame>
            <Outlet />
          </ApplicantFrame>
        </Uploads>
      </ServerState>
    </RequireSession>
  );
}
