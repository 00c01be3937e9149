// `npm run mcp`: the tools of the Model Context Protocol on standard input and output.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createAssistantServer } from '@elucida/assistants/create-server';
import { availableParallelism } from 'node:os';
import packageJson from '../../package.json' with { type: 'json' };
import { poolPorts } from './pool-ports.ts';

const ports = poolPorts({ threads: Math.max(1, availableParallelism() - 1) });
const server = createAssistantServer(ports, { version: packageJson.version });
const transport = new StdioServerTransport();
await server.connect(transport);
process.stdin.on('end', () => void server.close().then(() => ports.close()));
