CREATE TRIGGER final_client_products_watched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "final_client_products" FOR EACH STATEMENT EXECUTE FUNCTION count_change();
