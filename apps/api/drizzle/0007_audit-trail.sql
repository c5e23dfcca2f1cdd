CREATE INDEX "audit_entries_by_entity" ON "audit_entries" USING btree ("entity","seq");--> statement-breakpoint
CREATE INDEX "audit_entries_by_actor" ON "audit_entries" USING btree ("actor_name","seq");--> statement-breakpoint
CREATE INDEX "audit_entries_by_action" ON "audit_entries" USING btree ("action","seq");--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_users" ON "audit_entries" USING btree (lpad("seq"::text, 26, '0')) WHERE "audit_entries"."entity" = 'user';