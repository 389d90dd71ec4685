import { setSingleKeys, useSingleKeys } from '#client/lib/single-keys.ts';
import { Switch } from '../ui/switch.tsx';

/** Switches shortcuts of one key off, for people who dictate or hit keys by accident. */
export function ShortcutChoice() {
  const areOn = useSingleKeys();
  return (
    <Switch
      label="Single-key shortcuts"
      checked={areOn}
      onChange={(event) => setSingleKeys(event.target.checked)}
      className="mt-3 min-h-11"
    />
  );
}
