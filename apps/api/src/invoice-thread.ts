import { invoiceFilesTask } from './features/invoices/files-task.ts';
import { makeFiles } from './features/invoices/make-files.ts';
import { serve, serveTasks } from './platform/threads/serve-tasks.ts';

serveTasks([serve(invoiceFilesTask, (task) => makeFiles(task))]);
