import { type ReactNode, useState } from 'react';
import { DownloadIcon, PrinterIcon } from '#client/components/ui/icons.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import type { BodygraphModel } from '#shared/bodygraph/model.ts';
import type { DrawnDoubts } from './doubts.ts';
import type { PictureFormat } from './picture-file-name.ts';

interface FigureToolsProps {
  name: string;
  model: BodygraphModel;
  doubts: DrawnDoubts | null;
}

/** Saves the picture as a file, or prints it. */
export function FigureTools({ name, model, doubts }: FigureToolsProps) {
  const [pending, setPending] = useState<PictureFormat | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  async function save(format: PictureFormat) {
    setPending(format);
    setHasFailed(false);
    try {
      const { savePicture } = await import('./save-picture.tsx');
      await savePicture({ name, model, doubts }, format);
    } catch {
      setHasFailed(true);
    } finally {
      setPending(null);
    }
  }

  return (
    <div className="grid justify-items-center gap-3 print:hidden">
      <div className="flex flex-wrap justify-center">
        {(['svg', 'png'] as const).map((format) => (
          <Tool
            key={format}
            icon={<DownloadIcon />}
            isPending={pending === format}
            onClick={() => save(format)}
          >
            Save as {format.toUpperCase()}
          </Tool>
        ))}
        <Tool icon={<PrinterIcon />} onClick={() => window.print()}>
          Print
        </Tool>
      </div>
      {hasFailed && (
        <Notice tone="danger" role="alert">
          The picture could not be saved. Please try again, or print the page to a file.
        </Notice>
      )}
    </div>
  );
}

interface ToolProps {
  icon: ReactNode;
  children: ReactNode;
  isPending?: boolean | undefined;
  onClick: () => void;
}

/** Styled like the zoom buttons. A pending one keeps the focus and ignores clicks. */
function Tool({ icon, children, isPending = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      className="flex min-h-11 items-center gap-2 rounded-md px-3 text-sm text-muted transition-colors hover:bg-well hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-40"
      onClick={() => !isPending && onClick()}
    >
      {icon}
      {children}
    </button>
  );
}
