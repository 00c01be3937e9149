import { screen } from '@testing-library/react';
import { fakeServer, quota, user as aUser, type Answers } from './fake-server.ts';
import { show } from './render.tsx';
import { NewPage } from '../features/new/new-page.tsx';

/** Somebody who is signed in, with analyses left. */
export const SIGNED_IN: Answers = {
  'GET /api/auth/me': { json: aUser() },
  'GET /api/stats/quota': { json: quota() },
};
/** A file that the picker takes for an image. */
export const png = (name: string, type = 'image/png') => new File(['x'], name, { type });
/** The button that starts the analysis. */
export const analyze = () => screen.getByRole('button', { name: 'Analyze' });

/** The page once it has read what is left today. */
export async function ready(answers: Answers) {
  const calls = fakeServer({ ...SIGNED_IN, ...answers });
  const view = await show(<NewPage />, { at: '/en/new' });
  await screen.findByText(/4 of 5 left today/);
  return { ...view, calls };
}
/** The page with an image and a formula, sent. */
export async function filled(answers: Answers) {
  const view = await ready(answers);
  await view.user.upload(screen.getByLabelText('Choose images (PNG or JPEG)'), png('ir.png'));
  await view.user.type(screen.getByRole('textbox', { name: 'Molecular formula' }), 'C4H8O2');
  await view.user.click(analyze());
  return view;
}

/** An answer that never comes; it ends where the request is given up. */
export const never: Answers[string] = ({ signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
