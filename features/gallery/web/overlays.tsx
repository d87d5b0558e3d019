import { CircleCheck, CircleX, Folder, PanelRight } from 'lucide-react';
import { useState } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Menu } from '#ui/menu.tsx';
import { notify } from '#ui/notify.ts';
import { galleryTexts } from '../texts.ts';
import { Row, Section } from './section.tsx';

const { dialogs, toasts, sections } = galleryTexts;

type Open = 'none' | 'dialog' | 'wide' | 'delete' | 'approve';

export function Overlays() {
  const [open, setOpen] = useState<Open>('none');
  const close = (next: boolean) => !next && setOpen('none');
  return (
    <Section title={sections.dialogs}>
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
    <Section title={sections.toasts}>
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
