import { Button } from '#client/components/ui/button.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Select } from '#client/components/ui/select.tsx';

interface ChartChoiceProps {
  charts: readonly { readonly id: string; readonly name: string }[];
  chosenId: string;
  ownId: string | null;
  onChoose: (id: string) => void;
  /** Loads more charts; undefined when all are listed. */
  onMore: (() => void) | undefined;
}

/** Whose chart the sky is laid over. */
export function ChartChoice({ charts, chosenId, ownId, onChoose, onMore }: ChartChoiceProps) {
  return (
    <Field
      label="Whose chart"
      aside={
        onMore && (
          <Button size="sm" variant="quiet" onClick={onMore}>
            List more charts
          </Button>
        )
      }
    >
      <Select value={chosenId} onChange={(event) => onChoose(event.target.value)}>
        {charts.map(({ id, name }) => (
          <option key={id} value={id}>
            {id === ownId ? `${name} (you)` : name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
