import type { ComponentProps } from 'react';

/**
 * A form that only scripts send. Until they are here, submitting does nothing (`dialog` outside a dialog): what was typed
 * stays in its fields, and a password never gets into an address.
 */
export function Form(props: ComponentProps<'form'>) {
  return <form noValidate method="dialog" {...props} />;
}
