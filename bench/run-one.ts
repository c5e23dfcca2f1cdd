/** Runs one benchmark in this process and sends its results to run.ts. */
const [, , name, serverUrl] = process.argv;
const { run } = await import(`./${name}.ts`);
process.send?.(await run(serverUrl), () => process.exit(0));
