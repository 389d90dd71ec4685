import { useWatch } from 'react-hook-form';
import { TextAreaField, TextField } from '#client/components/form/form.tsx';
import type { SavedForm } from '#client/components/form/use-saved-form.ts';
import { Card } from '#client/components/ui/card.tsx';
import { IconButton } from '#client/components/ui/icon-button.tsx';
import { ChevronDownIcon, TrashIcon } from '#client/components/ui/icons.tsx';
import { MANUAL_LABEL_MAX, MANUAL_TEXT_MAX } from '#shared/contract/manual.ts';
import type { ManualEntry } from '../lines.ts';

interface ManualLineProps {
  form: SavedForm<ManualEntry>;
  index: number;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** One line of "How to work with me", to be edited, moved and removed. */
export function ManualLine({ form, index, isLast, onMove, onRemove }: ManualLineProps) {
  const label = useWatch({ control: form.state.control, name: `lines.${index}.label` });
  const name = label.trim() || 'this line';
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex items-end gap-1">
        <TextField
          form={form}
          name={`lines.${index}.label`}
          label="Heading"
          maxLength={MANUAL_LABEL_MAX}
          fieldClass="min-w-0 grow"
        />
        <IconButton
          label={`Move ${name} up`}
          icon={<ChevronDownIcon className="rotate-180" />}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={`Move ${name} down`}
          icon={<ChevronDownIcon />}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton label={`Remove ${name}`} icon={<TrashIcon />} onClick={onRemove} />
      </div>
      <TextAreaField
        form={form}
        name={`lines.${index}.text`}
        label="Text"
        grows
        maxLength={MANUAL_TEXT_MAX}
      />
    </Card>
  );
}
