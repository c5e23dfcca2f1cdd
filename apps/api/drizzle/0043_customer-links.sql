CREATE TABLE "customer_links" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"simulation_id" char(26) NOT NULL,
	"simulation_version" integer NOT NULL,
	"token_hash" text NOT NULL,
	"offer" jsonb NOT NULL,
	"created_by" char(26) NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	CONSTRAINT "customer_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "customer_links" ADD CONSTRAINT "customer_links_simulation_id_simulations_id_fk" FOREIGN KEY ("simulation_id") REFERENCES "public"."simulations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_links" ADD CONSTRAINT "customer_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_links_simulation" ON "customer_links" USING btree ("simulation_id","id");--> statement-breakpoint
CREATE INDEX "customer_links_expired" ON "customer_links" USING btree ("expires_at");