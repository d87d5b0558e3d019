import { CircleCheck, CircleX, Folder, PanelRight } from 'lucide-react';
import { useState } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog, Dialog } from '#ui/dialog.tsx';
import { EmptyState, ProblemState } from '#ui/empty-state.tsx';
import { ButtonLink, Link } from '#ui/link.tsx';
import { Menu } from '#ui/menu.tsx';
import { notify } from '#ui/notify.ts';
import { Loading, LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { galleryTexts } from '../texts.ts';
import { Row, Section } from './section.tsx';

const {
  alerts,
  empty,
  problem,
  loading,
  sections,
  dialogs,
  toasts,
  sections: overlaysSections,
} = galleryTexts;

export function States() {
  return (
    <Section title={sections.states} wide>
      <div className="grid gap-6 md:grid-cols-2">
        <Card padded={false}>
          <EmptyState
            title={empty.title}
            action={
              <ButtonLink variant="primary" to="/dashboard">
                {empty.action}
              </ButtonLink>
            }
          >
            <p>{empty.detail}</p>
            <p className="text-muted">{empty.more}</p>
          </EmptyState>
        </Card>
        <Card padded={false}>
          <ProblemState
            title={problem.title}
            reference={problem.reference}
            onRetry={() => undefined}
            contact={<Link to="/contact">{problem.contact}</Link>}
          >
            <p>{problem.detail}</p>
          </ProblemState>
        </Card>
      </div>
    </Section>
  );
}

export function Alerts() {
  return (
    <Section title={sections.alerts}>
      <Alert tone="deadline" title={alerts.deadline}>
        {alerts.deadlineDetail}
      </Alert>
      <Alert tone="info" title={alerts.info}>
        {alerts.infoDetail}
      </Alert>
      <Alert tone="error" title={alerts.error} actions={<Button>{uiTexts.tryAgain}</Button>}>
        {alerts.errorDetail}
      </Alert>
      <Alert tone="success" title={alerts.success}>
        {alerts.successDetail}
      </Alert>
    </Section>
  );
}

export function LoadingStates() {
  return (
    <Section title={sections.loading}>
      <Loading label={loading.short} />
      <LoadingArea label={loading.area}>
        <div className="grid gap-3">
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="h-24" />
        </div>
      </LoadingArea>
    </Section>
  );
}

type Open = 'none' | 'dialog' | 'wide' | 'delete' | 'approve';

export function Overlays() {
  const [open, setOpen] = useState<Open>('none');
  const close = (next: boolean) => !next && setOpen('none');
  return (
    <Section title={overlaysSections.dialogs}>
      <Row>
        <Button onClick={() => setOpen('dialog')}>{dialogs.open}</Button>
        <Button onClick={() => setOpen('wide')}>{dialogs.wide}</Button>
        <Button onClick={() => setOpen('delete')}>{dialogs.delete}</Button>
        <Button onClick={() => setOpen('approve')}>{dialogs.approve}</Button>
        <Menu
          label={uiTexts.moreFor(dialogs.menu)}
          items={[
            { label: dialogs.view, icon: PanelRight, to: '/testing' },
            { label: dialogs.documents, icon: Folder, to: '/testing' },
            { label: dialogs.approveConfirm, icon: CircleCheck, separated: true },
            { label: dialogs.reject, icon: CircleX, tone: 'danger' },
          ]}
        />
      </Row>
      <Dialog
        open={open === 'dialog' || open === 'wide'}
        onOpenChange={close}
        title={dialogs.title}
        description={dialogs.detail}
        size={open === 'wide' ? 'wide' : 'normal'}
        actions={
          <Button variant="primary" onClick={() => setOpen('none')}>
            {dialogs.done}
          </Button>
        }
      />
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={close}
        tone="danger"
        title={dialogs.deleteTitle}
        description={dialogs.deleteDetail}
        confirmLabel={galleryTexts.buttons.danger}
        onConfirm={() => setOpen('none')}
      />
      <ConfirmDialog
        open={open === 'approve'}
        onOpenChange={close}
        title={dialogs.approveTitle}
        description={dialogs.approveDetail}
        confirmLabel={dialogs.approveConfirm}
        onConfirm={() => setOpen('none')}
      />
    </Section>
  );
}

export function Toasts() {
  const undo = { label: uiTexts.undo, run: () => notify.info(uiTexts.undo) };
  return (
    <Section title={overlaysSections.toasts}>
      <Row>
        <Button onClick={() => notify.success(toasts.successTitle, toasts.successDetail)}>
          {toasts.success}
        </Button>
        <Button onClick={() => notify.success(toasts.successTitle, toasts.successDetail, undo)}>
          {toasts.undo}
        </Button>
        <Button onClick={() => notify.info(galleryTexts.alerts.info, galleryTexts.alerts.infoDetail)}>
          {toasts.info}
        </Button>
        <Button onClick={() => notify.error(toasts.errorTitle, toasts.errorDetail)}>{toasts.error}</Button>
      </Row>
    </Section>
  );
}
