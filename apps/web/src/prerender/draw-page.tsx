import type { Language } from '@elucida/messages/catalogue/language';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from '../app/app.tsx';
import { ROUTES, type ScreenId } from '../app/route-table.ts';
import { createQueryClient } from '../lib/api/query-client.ts';
import { localPath } from '../lib/i18n/local-path.ts';
import { SessionMark } from '../session/session-mark.ts';
import { TitleReader } from '../ui/page-heading.tsx';

export interface Drawing {
  readonly language: Language;
  readonly screen: ScreenId;
  /** Whether it is drawn for a browser with a session; who it is is not known yet. */ readonly signedIn: boolean;
}
export interface DrawnPage {
  readonly title: string;
  readonly html: string;
}

/**
 * What takes a click or a key, and does nothing before the page's code has come. Links and
 * `details` work without.
 */
const CONTROL = /<(button|input|select|textarea)\b/g;

/**
 * A screen as a browser draws it at first, before the server was asked anything: text and markup
 * for inside `#root`.
 * Its controls are inert until `wake` finds the code there, so that no click is lost and no form is
 * sent by the browser itself.
 */
export async function drawPage({ language, screen, signedIn }: Drawing): Promise<DrawnPage> {
  let title = '';
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <TitleReader
        value={(read) => {
          title = read;
        }}
      >
        <SessionMark value={() => signedIn}>
          <App
            drawnAhead
            client={createQueryClient()}
            router={(routes) => (
              <StaticRouter location={localPath(language, ROUTES[screen].path)}>
                {routes}
              </StaticRouter>
            )}
          />
        </SessionMark>
      </TitleReader>
    </StrictMode>,
    {
      onError(error) {
        throw error;
      },
      // In one piece: parts that come later would need scripts within the page.
      progressiveChunkSize: Infinity,
    },
  );
  const chunks: Buffer[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk as Uint8Array));
  return {
    title,
    html: Buffer.concat(chunks).toString('utf8').replace(CONTROL, '<$1 inert data-asleep'),
  };
}
