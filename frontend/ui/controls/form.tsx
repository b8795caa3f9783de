import type { ComponentProps } from 'react';

/**
 * A form that only scripts send. Until they are here, submitting does nothing (`dialog` outside a
 * dialog): what was typed stays in its fields, and a password never gets into an address.
 */
export function Form(props: ComponentProps<'form'>) {
  return <form noValidate method="dialog" {...props} />;
}

/**
 * A form that works without a script: the browser sends it to `action`, the page's own address, and
 * the page that answers says what became of it. Once React is there, `onSubmit` takes each press
 * instead.
 */
export function PageForm(props: ComponentProps<'form'> & { action: string }) {
  return <form noValidate method="post" {...props} />;
}
