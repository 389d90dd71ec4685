import { type ReactNode, useId, useState } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { CopyLink } from '#client/components/ui/copy-link.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { messageOf } from '#client/lib/api.ts';
import { paths } from '#client/lib/paths.ts';
import { SHARE_DAYS_DEFAULT, type SharedChart } from '#shared/contract/sharing.ts';
import { useCreateShare } from '../api.ts';
import { Agreement, type Choices, ShareChoices } from './share-choices.tsx';
import { ShareLinks } from './share-links.tsx';
import { SharePreview } from './share-preview.tsx';

export interface ShareDialogProps {
  chartId: string;
  /** Whether the chart is marked as the person's own. */
  isOwn: boolean;
  onMarkOwn: () => void;
  isMarking: boolean;
  figureOf: (shared: SharedChart) => ReactNode;
  toolsOf: (shared: SharedChart) => ReactNode;
  onClose: () => void;
}

const START: Choices = {
  level: 'summary',
  showsName: true,
  days: SHARE_DAYS_DEFAULT,
  agreed: false,
};

/** Makes, lists, and ends links to a chart, beside what others see through them. */
export function ShareDialog(props: ShareDialogProps) {
  const { chartId, isOwn, onMarkOwn, isMarking, figureOf, toolsOf, onClose } = props;
  const [choices, setChoices] = useState(START);
  const [isAsked, setIsAsked] = useState(false);
  const create = useCreateShare(chartId);
  const isConsentMissing = isAsked && !isOwn && !choices.agreed;

  function change(some: Partial<Choices>) {
    setChoices((current) => ({ ...current, ...some }));
    // Another choice is another link.
    create.reset();
  }

  function submit() {
    setIsAsked(true);
    if (isOwn || choices.agreed) create.mutate(choices);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="Share this chart"
      description="Anyone with the link sees only what you choose. Revoke it anytime."
    >
      <div className="grid gap-x-8 gap-y-8 pb-4 md:grid-cols-2">
        <div className="grid content-start gap-5">
          <ShareChoices choices={choices} onChange={change} />
          {!isOwn && (
            <Agreement
              isAgreed={choices.agreed}
              onChange={(agreed) => change({ agreed })}
              error={isConsentMissing && 'Confirm that this person agreed.'}
              onMarkOwn={onMarkOwn}
              isMarking={isMarking}
            />
          )}
          <NewLink create={create} onCreate={submit} />
          <Part title="Links that work">
            <ShareLinks chartId={chartId} />
          </Part>
        </div>
        <Part title="What they’ll see">
          <SharePreview
            chartId={chartId}
            level={choices.level}
            showsName={choices.showsName}
            figureOf={figureOf}
            toolsOf={toolsOf}
          />
        </Part>
      </div>
    </Dialog>
  );
}

interface NewLinkProps {
  create: ReturnType<typeof useCreateShare>;
  onCreate: () => void;
}

function NewLink({ create, onCreate }: NewLinkProps) {
  return (
    <>
      <Button onClick={onCreate} pending={create.isPending} pendingLabel="Creating...">
        Create link
      </Button>
      {create.isError && (
        <Notice tone="danger" role="alert">
          {messageOf(create.error, 'We couldn’t create the link. Please try again.')}
        </Notice>
      )}
      {create.isSuccess && (
        <CopyLink
          key={create.data.share.id}
          label="Your link"
          note="Copy it now: for safety we don’t keep it, so it isn’t shown again."
          isNew
          href={new URL(paths.shared.to(create.data.token), window.location.origin).href}
        />
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-2">
      <h3 id={id} className="text-sm font-medium">
        {title}
      </h3>
      {children}
    </section>
  );
}
