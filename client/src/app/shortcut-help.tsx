import { Dialog } from '#client/components/ui/dialog.tsx';
import { Switch } from '#client/components/ui/switch.tsx';
import { setSingleKeys, useSingleKeys } from '#client/lib/single-keys.ts';
import type { GoTo } from './shortcuts.ts';

interface ShortcutHelpProps {
  places: readonly GoTo[];
  onClose: () => void;
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Every shortcut, and the switch for those of one key. */
export function ShortcutHelp({ places, onClose }: ShortcutHelpProps) {
  const areOn = useSingleKeys();
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts">
      <dl className="border-b border-line">
        <Shortcut keys={[isApple() ? '⌘' : 'Ctrl', 'K']}>Go to a page, or ask</Shortcut>
        <Shortcut keys={['/']}>Search the library</Shortcut>
        <Shortcut keys={['?']}>Show this list</Shortcut>
        {places.map(({ key, label }) => (
          <Shortcut key={key} keys={['g', key]}>
            {`Go to ${label}`}
          </Shortcut>
        ))}
        <Shortcut keys={['Esc']}>Close what is open</Shortcut>
      </dl>
      <Switch
        label="Single-key shortcuts"
        checked={areOn}
        onChange={(event) => setSingleKeys(event.target.checked)}
        className="mt-3 min-h-11"
      />
      <p className="pb-3 text-sm text-muted">
        Switch them off if you dictate, or often hit keys by accident. Ctrl and ⌘ shortcuts stay on.
      </p>
    </Dialog>
  );
}

function Shortcut({ keys, children }: { keys: readonly string[]; children: string }) {
  return (
    <div className="flex items-center justify-between gap-6 border-t border-line py-2">
      <dt>{children}</dt>
      <dd className="flex gap-1.5">
        {keys.map((key) => (
          <kbd
            key={key}
            className="grid min-h-7 min-w-7 place-items-center rounded-sm border border-line-strong bg-surface px-1.5 font-sans text-sm"
          >
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  );
}
