DROP INDEX "proposals_client_name";--> statement-breakpoint
DROP INDEX "simulations_client_name";--> statement-breakpoint
CREATE INDEX "proposals_client_name" ON "proposals" USING gin (lower(regexp_replace(normalize("client_name", NFD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "simulations_client_name" ON "simulations" USING gin (lower(regexp_replace(normalize("client_name", NFD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);