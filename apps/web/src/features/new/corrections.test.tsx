// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanUpAfterEach } from '../../testing/render.tsx';
import { analyze, never, png, ready } from '../../testing/new-page-scene.tsx';

beforeEach(() => {
  // jsdom opens no images and draws none.
  vi.stubGlobal('createImageBitmap', async () => ({ width: 13, height: 7, close() {} }));
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockReturnValue({ fillRect() {}, drawImage() {} } as never);
  vi.spyOn(canvas, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AA==');
});
afterEach(() => vi.restoreAllMocks());
cleanUpAfterEach();

const CARBON = {
  name: 'c13.png',
  type: 'C13NMR',
  type_probability: 1,
  axis: [220, 0],
  unit: 'ppm',
  peaks: 2,
  problem: null,
  plot: { x0: 100, y0: 50, x1: 1200, y1: 600, width: 1300, height: 700 },
  spectrum: {
    type: 'C13NMR',
    source: 'image',
    metadata: {},
    peaks: [{ delta_ppm: 171.1 }, { delta_ppm: 77.2 }],
    picture: {
      width: 1300,
      height: 700,
      scale: [
        { value: 220, foot: [100, 600], head: [100, 50] },
        { value: 0, foot: [1200, 600], head: [1200, 50] },
      ],
      marks: [
        [344.5, 200],
        [814, 90],
      ],
    },
  },
};
const sent = ({ calls }: Awaited<ReturnType<typeof ready>>) =>
  calls.find((call) => call.path === '/api/analyze')?.body as FormData | undefined;

test('what is corrected over an image and typed next to it goes out with it', async () => {
  const view = await ready({
    'POST /api/images/describe': { json: [CARBON] },
    'POST /api/analyze': never,
  });
  const { user } = view;
  await user.upload(screen.getByLabelText('Choose images (PNG or JPEG)'), png('c13.png'));
  await user.type(screen.getByRole('textbox', { name: 'Molecular formula' }), 'C4H8O2');
  await user.click(await screen.findByRole('button', { name: 'Check and correct the peaks' }));
  await user.click(await screen.findByRole('button', { name: 'Remove peak 2' }));
  expect(screen.getByText('Corrected by hand', { selector: 'span' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Add peaks as text' }));
  await user.click(await screen.findByRole('button', { name: 'Add MS' }));
  const text = screen.getByRole('textbox', { name: 'Peaks of MS' });
  await user.type(text, 'nothing');
  await user.click(analyze());
  expect(screen.getByRole('alert').textContent).toBe(
    'Correct or remove the spectra as text that cannot be read.',
  );
  await user.clear(text);
  await user.type(text, '88 (5)');
  await user.click(analyze());
  await waitFor(() => expect(sent(view)).toBeDefined());
  expect(JSON.parse(String(sent(view)!.get('spectra')))).toEqual([
    { type: 'MS', peaks: [{ m_z: 88, rel_int: 5 }] },
    {
      ...CARBON.spectrum,
      peaks: [{ delta_ppm: 171.1 }],
      picture: { ...CARBON.spectrum.picture, marks: [[344.5, 200]] },
      image: 0,
    },
  ]);
});

test('another technique reads the image again: what was corrected before is given up', async () => {
  const { user } = await ready({ 'POST /api/images/describe': { json: [CARBON] } });
  await user.upload(screen.getByLabelText('Choose images (PNG or JPEG)'), png('c13.png'));
  await user.click(await screen.findByRole('button', { name: 'Check and correct the peaks' }));
  await user.click(await screen.findByRole('button', { name: 'Remove peak 2' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Technique' }), 'H1NMR');
  await waitFor(() =>
    expect(screen.queryByText('Corrected by hand', { selector: 'span' })).toBeNull(),
  );
});

test('an axis that could not be read is given by two points over the image', async () => {
  const view = await ready({
    'POST /api/images/describe': ({ body }) => ({
      json: [
        (body as FormData).has('image_axes')
          ? CARBON
          : { ...CARBON, type: null, axis: null, unit: null, spectrum: null, problem: 'no-axis' },
      ],
    }),
  });
  const { user, calls } = view;
  await user.upload(screen.getByLabelText('Choose images (PNG or JPEG)'), png('c13.png'));
  await user.click(await screen.findByRole('button', { name: 'Check and correct the peaks' }));
  await user.type(await screen.findByRole('textbox', { name: 'Value at line A' }), '198');
  await user.type(screen.getByRole('textbox', { name: 'Value at line B' }), '22');
  await user.click(screen.getByRole('button', { name: 'Use this axis' }));
  expect(await screen.findByText('2 peaks')).toBeTruthy();
  const last = calls.filter((call) => call.path === '/api/images/describe').at(-1)!;
  expect((last.body as FormData).get('image_axes')).toBe('[[220,0]]');
});
