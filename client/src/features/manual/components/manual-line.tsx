import { Card } from '#client/components/ui/card.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { IconButton } from '#client/components/ui/icon-button.tsx';
import { ChevronDownIcon, TrashIcon } from '#client/components/ui/icons.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { Textarea } from '#client/components/ui/textarea.tsx';
import { MANUAL_LABEL_MAX, MANUAL_TEXT_MAX } from '#shared/contract/manual.ts';
import type { DraftLine } from '../lines.ts';

interface ManualLineProps {
  line: DraftLine;
  isFirst: boolean;
  isLast: boolean;
  /** After a try to save: what is missing is marked. */
  isChecked: boolean;
  onChange: (changed: Pick<DraftLine, 'label'> | Pick<DraftLine, 'text'>) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** One line of "How to work with me", to be edited, moved and removed. */
export function ManualLine(props: ManualLineProps) {
  const { line, isFirst, isLast, isChecked, onChange, onMove, onRemove } = props;
  const name = line.label.trim() || 'this line';
  const missing = (text: string, words: string) =>
    isChecked && text.trim() === '' ? words : undefined;
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex items-end gap-1">
        <Field
          label="Heading"
          error={missing(line.label, 'Enter a heading')}
          className="min-w-0 grow"
        >
          <Input
            value={line.label}
            maxLength={MANUAL_LABEL_MAX}
            onChange={(event) => onChange({ label: event.target.value })}
          />
        </Field>
        <IconButton
          label={`Move ${name} up`}
          icon={<ChevronDownIcon className="rotate-180" />}
          disabled={isFirst}
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
      <Field label="Text" error={missing(line.text, 'Enter a text')}>
        <Textarea
          grows
          value={line.text}
          maxLength={MANUAL_TEXT_MAX}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </Field>
    </Card>
  );
}
