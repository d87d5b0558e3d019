import { Outlet } from 'react-router';
import { RequireSession } from '../../features/accounts/require-session.tsx';
import { Uploads } from '../../features/documents/uploads.tsx';
import { KeptTicks } from '../../features/guide/kept-ticks.tsx';
import { KeepLanguage } from '../../features/profiles/keep-language.tsx';
import { ServerState } from '../../lib/server-state.tsx';
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
