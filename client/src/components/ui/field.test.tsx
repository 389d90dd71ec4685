import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

test('connects label, hint and error with the control', () => {
  const field = (error: string | undefined) => (
    <Field label="Birth Place" hint="The nearest larger town will do." error={error}>
      <Input />
    </Field>
  );
  const { rerender } = render(field(undefined));
  const input = screen.getByLabelText('Birth Place');
  expect(input).toHaveAccessibleDescription('The nearest larger town will do.');
  expect(input).not.toHaveAttribute('aria-invalid');

  rerender(field('Birth place is required'));
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(
    'Birth place is required The nearest larger town will do.',
  );
});

function Form() {
  const { register, handleSubmit, formState } = useForm<{ fullName: string }>();
  return (
    <form onSubmit={handleSubmit(() => undefined)} noValidate>
      <Field label="Full Name" error={formState.errors.fullName?.message}>
        <Input {...register('fullName', { required: 'Name is required' })} />
      </Field>
      <button type="submit">See My Chart</button>
    </form>
  );
}

test('focuses a registered input and shows its error when the form is invalid', async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'See My Chart' }));
  const input = await screen.findByLabelText('Full Name');
  expect(input).toHaveFocus();
  expect(input).toHaveAccessibleDescription('Name is required');
});
