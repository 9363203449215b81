import type { ComponentProps } from 'react';
import { FormFrame } from '#sections/forms/form-frame.tsx';
import { Button } from '#ui/button.tsx';

interface LinkFormProps extends ComponentProps<typeof FormFrame> {
  linkToken: string;
  send: string;
  variant?: ComponentProps<typeof Button>['variant'];
}

/** A form on a page that a signed link opens. It sends the link along, and the server checks everything. */
export function LinkForm({ linkToken, send, variant, children, ...form }: LinkFormProps) {
  return (
    <FormFrame {...form}>
      <input type="hidden" name="link" value={linkToken} />
      {children}
      <div data-wide>
        <Button type="submit" variant={variant}>
          {send}
        </Button>
      </div>
    </FormFrame>
  );
}
