import { useState } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { DownloadIcon, SendIcon } from '#client/components/ui/icons.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import type { SharedChart } from '#shared/contract/sharing.ts';
import type { PosterFigure } from '../save-poster.tsx';

/** Whether the browser hands pictures to other apps. */
function canSharePictures(): boolean {
  const sample = new File([], 'chart.png', { type: 'image/png' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample] });
}

const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError';

interface PosterToolsProps {
  shared: SharedChart;
  figure: PosterFigure;
}

/** Saves what is shared as a picture, or hands it to another app. */
export function PosterTools({ shared, figure }: PosterToolsProps) {
  const [pending, setPending] = useState<'save' | 'send' | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [canSend] = useState(canSharePictures);

  async function run(way: 'save' | 'send') {
    setPending(way);
    setHasFailed(false);
    try {
      const { posterFile, savePoster } = await import('../save-poster.tsx');
      if (way === 'save') await savePoster(shared, figure);
      else await navigator.share({ files: [await posterFile(shared, figure)] });
    } catch (error) {
      setHasFailed(!isAborted(error));
    } finally {
      setPending(null);
    }
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          pending={pending === 'save'}
          onClick={() => run('save')}
        >
          <DownloadIcon />
          Save as picture
        </Button>
        {canSend && (
          <Button
            variant="secondary"
            size="sm"
            pending={pending === 'send'}
            onClick={() => run('send')}
          >
            <SendIcon />
            Send picture
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">
        A picture can’t be revoked: whoever has it keeps what it shows.
      </p>
      {hasFailed && (
        <Notice tone="danger" role="alert">
          We couldn’t make the picture. Please try again.
        </Notice>
      )}
    </div>
  );
}
