import type { FastifyInstance } from 'fastify';
import type { MemoryFile } from '../plugins/memory-file.ts';
import { sendMemoryFile } from '../plugins/memory-file.ts';

/** Pages and hashed files, which stand in memory. */
export function memoryRoutes(app: FastifyInstance, files: Iterable<[path: string, file: MemoryFile]>) {
  for (const [path, file] of files)
    app.get(path, { config: { cost: 'memory' } }, (_, reply) => {
      sendMemoryFile(reply, file);
    });
}
